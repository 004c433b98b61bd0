import type { Dictionary } from '../../dictionary.ts';

/** /tech */
const tech: Dictionary['pages']['tech'] = {
  meta: {
    title: 'Comment nous choisissons les technologies',
    description:
      'Six règles pour choisir les langages, les bases de données et les clouds d’un produit, et ce que nous consignons pour que le choix puisse être vérifié.', // sample
  },
  heading: 'Comment nous choisissons les\u00a0technologies',
  lead: 'Une technologie est une promesse que quelqu’un devra tenir pendant des années. Avant de la faire en votre nom, nous demandons qui la tiendra, ce qu’elle coûte et comment s’en défaire.',

  rules: {
    heading: 'Six règles', // sample
    items: [
      {
        title: 'Votre équipe d’abord',
        text: 'Ce que maîtrisent vos équipes, et ce pour quoi vous pouvez recruter, pèse plus lourd que ce qui nous plairait.',
      },
      {
        title: 'Sans surprise là où tout se joue',
        text: 'Les paiements, les identités et les données reposent sur des outils qui ont au moins dix ans et sont toujours maintenus.', // sample
      },
      {
        title: 'Du neuf là où cela paie',
        text: 'Un outil jeune peut avoir une place dans un produit : là où l’utilisateur sent la différence.',
      },
      {
        title: 'Ouvert, et réversible',
        text: 'Les standards ouverts et le logiciel libre avant les solutions d’un seul éditeur. Si nous recommandons un service, nous décrivons comment le quitter.',
      },
      {
        title: 'Des mesures, pas\u00a0des\u00a0suppositions',
        text: 'Deux outils candidats, un petit essai avec vos données, un tableau de résultats. Cela prend quelques jours et fait gagner des mois.', // sample
      },
      {
        title: 'Le moins possible',
        text: 'Chaque outil de plus doit être mis à jour, sécurisé et expliqué. Le meilleur schéma a peu de cases.',
      },
    ],
  },
  record: {
    heading: 'Consigné sur une page',
    text: 'Pour chaque choix difficile à défaire, vous recevez une page : la question, les options, ce que nous avons mesuré, ce que nous avons décidé et ce qui nous ferait décider autrement. Cinq ans plus tard, quelqu’un en sera reconnaissant.', // sample
  },
  stacks: {
    heading: 'Ce que nous maîtrisons',
    items: [
      {
        title: 'Dans le navigateur',
        text: 'TypeScript, React, Next.js, Vue, Angular', // sample
      },
      {
        title: 'Sur le téléphone',
        text: 'Swift, Kotlin, Flutter', // sample
      },
      {
        title: 'Sur le serveur',
        text: 'Node, .NET, Java, Python, PHP', // sample
      },
      {
        title: 'Pour les données',
        text: 'PostgreSQL, MySQL, Redis, Kafka, ClickHouse, TimescaleDB', // sample
      },
      {
        title: 'En exploitation',
        text: 'AWS, Azure, Google Cloud, Terraform, Kubernetes, Prometheus', // sample
      },
      {
        title: 'Pour l’IA',
        text: 'PyTorch, scikit-learn, modèles de langage ouverts ou hébergés', // sample
      },
    ],
  },
  closing: {
    heading: 'Un choix à faire ?',
    text: 'Envoyez-nous la question et les deux options entre lesquelles vous hésitez. Nous vous dirons ce que nous mesurerions.',
    link: 'Posez votre question',
  },
};

export default tech;

import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Sato : un entrepôt qui montre le chemin',
    description:
      'Gestion d’entrepôt pour un client présent dans 55 pays, au chiffre d’affaires de 109,1 milliards de yens : états, parcours, habilitations.',
  },
  name: 'Sato',
  kind: 'Gestion d’entrepôt, Japon', // sample
  heading: 'Sato : un\u00a0entrepôt qui montre le\u00a0chemin',
  lead: 'Une solution de gestion d’entrepôt qui suit chaque commande de la saisie au camion, et dit à chacun ce qu’il doit faire ensuite et ce qu’il peut décider.',
  card: {
    title: 'Chaque commande sait où elle en est',
    text: 'Des commandes aux états clairs, des parcours de préparation sur terminal, des habilitations par salarié et par entrepôt. Pour un client au chiffre d’affaires de 109,1 milliards de yens.',
    link: 'Lire l’étude Sato',
    figure: {
      value: '55',
      label: 'pays où le client est présent',
    },
  },
  hero: {
    alt: 'Le sol d’un entrepôt vu du dessus avec un parcours de préparation en quatre arrêts, le terminal du préparateur et les états de 138 commandes.',
  },
  facts: {
    industry: 'Logistique et étiquetage',
    platform: 'Application web, terminaux portables', // sample
    team: '7\u00a0personnes : analyste, web, Android, tests', // sample
    duration: '16\u00a0mois, toujours en cours', // sample
  },
  need: {
    lead: 'Tous connaissaient l’entrepôt par\u00a0cœur, mais chacun avait le sien en\u00a0tête.',
    paragraphs: [
      'Le client réalise un chiffre d’affaires de 109,1 milliards de yens et est présent dans 55 pays. À cette échelle, un entrepôt ne peut pas vivre de listes sur papier et de bonne mémoire.',
      'Une commande se trouvait « quelque part entre » le bureau et le quai. Qui pouvait la libérer, déplacer du stock ou corriger un comptage ? Question d’habitude. Le client voulait une solution où chaque commande a un seul état, et chaque action un seul responsable.', // sample
    ],
  },
  pictures: [
    {
      alt: 'Un tableau de commandes en trois colonnes, à traiter, en attente et acceptées, avec ce que chaque commande attend.',
      caption:
        'À traiter, en attente, acceptée, et ainsi de suite : chaque commande montre son état, et ce qui la retient.',
    },
    {
      alt: 'Un tableau de quatre salariés et trois entrepôts avec leurs droits, et le dernier changement.',
      caption:
        'Les habilitations se donnent par salarié et par entrepôt, et chaque changement est consigné.',
    },
  ],
  solution: {
    lead: 'Des états pour les commandes, des droits pour les personnes, des parcours pour les préparateurs.',
    paragraphs: [
      'Une commande passe de « à traiter » à « en attente », puis à « acceptée » et aux états suivants, par les seuls chemins permis. Chaque étape est notée avec l’heure, le lieu et la personne : une question trouve une réponse au lieu de tourner à la dispute.',
      'Les salariés se connectent sur un terminal et voient leurs propres tâches. Le parcours entre les rayonnages est calculé pour les commandes du chariot ; un scan confirme l’emplacement, l’article et la quantité.',
    ],
  },
  did: [
    {
      title: 'Sur les pas des préparateurs',
      text: 'Nous avons suivi les chariots, chronomètre et plan en main, avant de tracer un parcours.', // sample
    },
    {
      title: 'Les états de commande',
      text: 'À traiter, en attente, acceptée et les suivants, dans un modèle unique que le bureau et l’entrepôt partagent.',
    },
    {
      title: 'La gestion des habilitations',
      text: 'Des rôles par salarié et par entrepôt, avec une seconde signature pour les corrections de stock.', // sample
    },
    {
      title: 'Terminal et étiquette',
      text: 'Le scan avec des gants, de grands caractères, des étiquettes imprimées là où se trouve la marchandise.', // sample
    },
    {
      title: 'Le changement sur le terrain',
      text: 'Une formation sur place, et le papier laissé à côté du système jusqu’à ce que plus personne n’y touche.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: 'Un seul',
        label: 'état par commande, le même au bureau et dans l’entrepôt',
      },
      {
        value: 'Chaque',
        label: 'étape d’une commande est consignée : heure, lieu, personne',
      },
    ],
    paragraph:
      'Le bureau et l’entrepôt voient la même commande dans le même état. Un nouveau salarié prépare seul après une courte initiation.', // sample
    quotation: {
      text: 'Plus personne n’appelle l’entrepôt pour demander où se trouve une commande.', // sample
      role: 'Responsable d’entrepôt', // sample
      company: 'Site logistique, Japon', // sample
    },
  },
} satisfies CaseStudyWords;

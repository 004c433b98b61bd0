import type { TechnologyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Données et IA : des modèles qui se justifient',
    description:
      'L’apprentissage automatique au service d’un produit : des exemples annotés au modèle mesuré, utilisé chaque jour par des personnes qui peuvent le contredire.',
  },
  name: 'Données et IA',
  summary:
    'Lire, assortir, prévoir et rechercher avec des modèles que l’on mesure avant de s’y fier.',
  heading: 'Données et\u00a0IA : une\u00a0brique qui\u00a0se\u00a0mesure',
  lead: 'Un modèle est un composant comme un autre : il a une tâche, un test et des jours où il se trompe. Nous le construisons pour que vous sachiez combien de fois, et ce qui se passe alors.',
  introduction: {
    heading: 'Quand un modèle mérite sa place',
    paragraphs: [
      'Certaines tâches ne se laissent pas écrire en règles : lire un bon de livraison froissé, assortir un manteau à une jupe, prévoir quelle machine aura besoin d’une visite. Si des personnes savent le faire et que vous en avez des exemples, un modèle peut d’ordinaire l’apprendre.',
      'Si une règle suffit, nous écrivons la règle. Et avant de construire quoi que ce soit, nous mesurons ce que les personnes réussissent aujourd’hui. Ce chiffre est la barre que le modèle doit franchir ; il figure en première page de notre rapport.',
    ],
  },
  diagram: {
    heading: 'De l’exemple à la réponse, et retour',
    alt: 'Un cercle : les exemples sont annotés, un modèle est entraîné, testé puis mis en service ; les réponses incertaines vont à une personne, et les corrections reviennent comme exemples.',
    caption:
      'Les réponses incertaines vont à une personne. Sa décision devient un exemple : le système apprend précisément des cas qu’il trouvait difficiles.',
  },
  layers: {
    heading: 'Le rôle de chaque couche',
    items: [
      {
        title: 'Les exemples',
        text: 'Recueillis avec autorisation, débarrassés des données personnelles inutiles, annotés par des gens qui connaissent le sujet.',
      },
      {
        title: 'L’entraînement',
        text: 'Reproductible, des données au modèle. N’importe qui dans l’équipe peut refaire le modèle du mois dernier.', // sample
      },
      {
        title: 'Le test',
        text: 'Un jeu fixe qu’aucun modèle n’a vu, où les cas rares et difficiles sont comptés à part.',
      },
      {
        title: 'La mise en service',
        text: 'Derrière une API simple, avec une limite de temps, une limite de prix et une réponse prévue pour le jour où le modèle est indisponible.',
      },
      {
        title: 'Le contrôle',
        text: 'Le score de confiance, les raisons et le droit d’annuler pour la personne responsable ; la dérive et le coût sur un tableau de bord.',
      },
    ],
  },
  practice: {
    heading: 'Notre façon de construire',
    items: [
      {
        title: 'Un premier chiffre en deux semaines',
        text: 'Un petit modèle sur vos propres données, comparé aux personnes et à la règle la plus simple. Ensuite, vous décidez de poursuivre ou non.', // sample
      },
      {
        title: 'Des modèles de langage qui citent leurs sources',
        text: 'Les réponses s’appuient sur vos documents, les citent, et ont le droit de dire « Je ne sais pas ».',
      },
      {
        title: 'Nos outils',
        text: 'Python, PyTorch et scikit-learn ; des modèles ouverts sur vos machines ou hébergés sous contrat ; PostgreSQL et ses vecteurs avant toute base spécialisée.', // sample
      },
      {
        title: 'Vos données restent à vous',
        text: 'Nous n’en tirons aucun modèle pour d’autres, et nous l’écrivons au contrat.', // sample
      },
    ],
  },
  closing: {
    heading: 'Une tâche à confier à un modèle ?',
    text: 'Dites-nous ce que l’on fait aujourd’hui à la main, et à quoi vous reconnaîtriez une erreur. S’il existe plus simple, ce sera notre première phrase.',
  },
} satisfies TechnologyWords;

import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Tests logiciels : des testeurs qui questionnent',
    description:
      'Plans de test, automatisation, tests de charge et tests exploratoires par des testeurs qui apprennent votre produit, dans votre équipe ou à part.',
  },
  name: 'Qualité et tests logiciels',
  menu: 'Des testeurs qui connaissent votre produit et automatisent le reste.',
  summary:
    'Plans de test, automatisation et tests exploratoires par des gens qui connaissent vos utilisateurs, dans votre équipe ou à part.',
  heading: 'Des testeurs qui devinent ce\u00a0que feront vos utilisateurs',
  lead: 'Une machine répète dix mille vérifications. Il faut une personne pour se demander ce qui arrive si l’on appuie maintenant sur « Retour ». Nous vous donnons les deux, et dans le bon ordre.', // sample
  request: 'Parler de qualité et de tests',
  scene: {
    alt: 'Une campagne de tests sur six environnements et quatre suites, avec deux échecs, le rapport de l’un d’eux et les étapes qui y ont mené.',
  },
  introduction: {
    heading: 'Quand les tests manuels ne\u00a0suffisent\u00a0plus',
    paragraphs: [
      'Il vient un moment, dans la vie de tout produit, où un changement dans un coin en casse un autre, et où personne ne s’en aperçoit avant l’appel d’un client. Les jours de livraison s’allongent. Les développeurs testent leur propre travail, tard le soir, et deviennent indulgents.',
      'Un testeur qui reste sur le produit y met fin. Il lit les spécifications avant que le code n’existe, pose la question gênante tant qu’elle ne coûte pas cher et transforme ce qui a été vérifié une fois en un test qui tourne tout seul. Ce qui s’automatise mal reste confié à des personnes, sur de vrais appareils et dans les langues de vos utilisateurs.',
    ],
  },
  offers: {
    heading: 'Ce que nous testons',
    items: [
      {
        title: 'Les fonctions',
        text: 'Les exigences, les cas limites et les fonctions déjà en place, avec un plan qui dit ce qui est couvert et ce qui ne l’est pas.',
      },
      {
        title: 'L’automatisation',
        text: 'Des tests de navigateur, d’application et d’API, lancés à chaque changement, et qui n’échouent pas sans raison.',
      },
      {
        title: 'La charge et l’endurance',
        text: 'Le coup de feu du vendredi soir, reproduit un mardi et poussé jusqu’au point de rupture.',
      },
      {
        title: 'La sécurité et l’accessibilité',
        text: 'Droits, sessions et saisies selon les listes de l’OWASP ; contrôles WCAG au clavier et au lecteur d’écran.',
      },
      {
        title: 'L’exploration',
        text: 'Un testeur, une question et 90 minutes. C’est ainsi que l’on trouve la plupart des défauts dont on se souvient.', // sample
      },
    ],
  },
  process: {
    heading: 'Comment les tests s’installent',
    steps: [
      {
        title: 'Apprendre',
        text: 'Une semaine comme utilisateur de votre produit. Souvent, le premier rapport suffit à la rentabiliser.', // sample
      },
      {
        title: 'Planifier',
        text: 'Les risques par ordre d’importance, les appareils et navigateurs de vos statistiques, et ce qui restera manuel.',
      },
      {
        title: 'Couvrir',
        text: 'Les dix parcours qui vous font vivre sont automatisés en premier.', // sample
      },
      {
        title: 'Participer',
        text: 'Un testeur au cœur du cycle : à la planification, à la revue, à la livraison.',
      },
      {
        title: 'Rendre compte',
        text: 'Une page après chaque livraison : trouvé, corrigé, accepté, et ce que nous regarderions ensuite.',
      },
    ],
  },
  deliverables: {
    heading: 'Ce que vous recevez',
    items: [
      'Un plan de test qu’un dirigeant lit en dix minutes', // sample
      'Des tests automatisés dans votre dépôt, écrits comme du bon code',
      'Des rapports d’anomalie avec les étapes, un enregistrement et un avis sur la gravité',
      'Une liste d’appareils vérifiée à chaque livraison',
      'Des rapports de test placés sous notre système qualité ISO\u00a09001:2015',
    ],
  },
  technologies: {
    heading: 'Nos outils de test',
    text: 'Playwright et Cypress pour le navigateur, Appium et Maestro pour les applications, k6 et JMeter pour la charge, Postman pour les API, et un parc de téléphones sortis ces huit dernières années.', // sample
  },
  questions: {
    heading: 'Vos questions',
    items: [
      {
        question: 'Pouvez-vous tester ce qu’une autre société développe ?',
        answer:
          'Oui, et cela fonctionne bien. Nous convenons très tôt avec elle de la manière d’écrire les rapports et d’y répondre.',
      },
      {
        question: 'Que faut-il automatiser ?',
        answer:
          'Ce qui se répète et reste stable. Un test qu’il faut réparer chaque semaine coûte plus qu’il ne trouve.',
      },
      {
        question: 'À qui appartiennent les tests ?',
        answer:
          'À vous. Les cas de test, les scripts et les rapports sont dans votre dépôt, et y restent après notre départ.', // sample
      },
      {
        question: 'Sous quel délai pouvez-\u2060vous commencer ?',
        answer:
          'En général, sous deux semaines. Pour une livraison menacée, nous avons envoyé deux testeurs en trois jours.', // sample
      },
    ],
  },
  proof: 'Dans onze restaurants, un testeur était en cuisine le premier soir.', // sample
} satisfies ServiceWords;

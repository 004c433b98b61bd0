import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Projet logiciel : planifier les fours d’une fabrique',
    description:
      'Un logiciel de planification pour une fabrique de céramique : quelles pièces dans quel four, à quelle température, dans quel ordre, et que faire d’une urgence.',
  },
  name: 'Plan d’enfournement',
  kind: 'Fabricant de céramique, Japon', // sample
  heading: 'Plan d’enfournement : chaque pièce à\u00a0sa\u00a0température',
  lead: 'Une cuisson dure une journée et ne pardonne aucun vide. Notre logiciel remplit le four aussi bien que le faisait l’ancien contremaître, et sait expliquer son choix.', // sample
  scene: {
    alt: 'Des bols, des vases et des assiettes sur les étagères d’un four vu de face, une courbe de chauffe et trois propositions de fournée.',
  },
  strategy: {
    heading: 'Stratégie : apprendre du contremaître',
    paragraphs: [
      'Le plan tenait dans la tête d’un seul homme, bientôt à la retraite. Pendant un mois, l’un de nos ingénieurs s’est assis à côté de lui et a noté chaque décision avec sa raison : tel émail à côté de tel autre, jamais les grands vases près de la porte.', // sample
      'Ces raisons sont devenues des règles, et les règles un planificateur qui propose trois fournées pour le lendemain. Le contremaître l’a corrigé jusqu’à n’avoir plus rien à redire. Il a fallu onze semaines.', // sample
    ],
  },
  interface: {
    heading: 'Interface : une étagère, dessinée comme une étagère',
    paragraphs: [
      'Dans l’atelier, personne ne lit de tableau. Le plan est une image du four, dans l’ordre où on le remplit, sur un grand écran et sur papier.',
    ],
    points: [
      {
        title: 'Trois propositions',
        text: 'La plus pleine, la plus sûre, la plus rapide : chacune avec son coût en gaz et en heures.',
      },
      {
        title: 'La raison de chaque place',
        text: 'Touchez une pièce : la règle qui l’a placée s’affiche, dans les mots du contremaître.',
      },
      {
        title: 'Les commandes urgentes',
        text: 'Glissez-en une dans le plan : vous voyez aussitôt ce qui bouge et quel client appeler.',
      },
    ],
  },
  testimonial: {
    text: 'Il raisonne comme mon prédécesseur, mais avec plus de patience.', // sample
    role: 'Responsable de la planification', // sample
    company: 'Fabricant de céramique, Gifu', // sample
  },
  request: {
    heading: 'Un savoir précieux dans une seule tête ?',
    text: 'Dites-nous ce que cette personne décide en une semaine. Un logiciel fait pour une seule entreprise, c’est ce que nous préférons écrire.',
    link: 'Parler de développement logiciel',
  },
} satisfies ProjectWords;

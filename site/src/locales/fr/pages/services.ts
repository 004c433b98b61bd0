import type { Dictionary } from '../../dictionary.ts';

/** /services */
const services: Dictionary['pages']['services'] = {
  meta: {
    title: 'Services : équipes, web, mobile, cloud, tests',
    description:
      'Cinq services à commander seuls ou ensemble : équipes dédiées, web, applications mobiles, cloud et DevOps, qualité et tests logiciels.',
  },
  heading: 'Cinq services, et\u00a0une\u00a0équipe qui sait lequel il\u00a0vous\u00a0faut',
  lead: 'Choisissez-en un, ou partez d’un problème et laissez-\u2060nous proposer la bonne combinaison. Les mêmes personnes peuvent écrire le code, le tester, le livrer et veiller dessus.',

  list: {
    heading: 'Tous les services',
    link: 'En savoir plus',
  },
  choose: {
    heading: 'Par où commencer',
    items: {
      'dedicated-teams': {
        title: 'Une feuille de route, et trop peu de monde',
        text: 'Une équipe dédiée rejoint la vôtre et suit vos priorités.',
      },
      'web-development': {
        title: 'Une idée, et une première version à sortir',
        text: 'Nous construisons une plateforme web dont le premier périmètre est fixe, et la montrons toutes les deux semaines.', // sample
      },
      'mobile-app-development': {
        title: 'Des utilisateurs toujours en mouvement',
        text: 'Une application iOS et Android, qui marche aussi dans une cave.',
      },
      'cloud-devops': {
        title: 'La peur des livraisons, ou de la facture',
        text: 'Des chaînes de livraison, une supervision et un cloud où chaque dépense a son explication.',
      },
      'qa-sts': {
        title: 'Des défauts trouvés par vos clients',
        text: 'Des testeurs qui apprennent votre produit, et des tests qui tournent tout seuls.',
      },
    },
  },
  together: {
    heading: 'Ils se complètent',
    text: 'Orderbuddy a commencé comme un développement web, a eu besoin de testeurs en cuisine dès le deuxième mois, et c’est aujourd’hui une petite équipe polyvalente qui l’exploite. La plupart de nos clients suivent un chemin semblable. Rien ne vous oblige à en décider aujourd’hui.', // sample
  },
  closing: {
    heading: 'Vous hésitez ?',
    text: 'Décrivez le problème. Nous vous répondons par une proposition et ses raisons.',
    link: 'Posez votre question',
  },
};

export default services;

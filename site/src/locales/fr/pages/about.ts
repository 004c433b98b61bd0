import type { Dictionary } from '../../dictionary.ts';
import { mission, vision } from '../purpose.ts';

/** /About */
const about: Dictionary['pages']['about'] = {
  meta: {
    title: 'À propos : une société de logiciels au Vietnam',
    description:
      'Qui nous sommes, ce que nous voulons devenir, où et comment nous travaillons : deux bureaux, ISO 9001:2015, des équipes fidèles à un produit.', // sample
  },
  heading: 'Nous grandissons quand nos clients grandissent',
  lead: 'Nous sommes développeurs, testeurs, designers et responsables techniques à Hanoï et à Hô Chi Minh-\u2060Ville. Nous construisons des logiciels pour des entreprises du monde entier, et nous aimons rester à leurs côtés.', // sample

  story: {
    heading: 'Pourquoi les rizières',
    paragraphs: [
      'Les rizières en terrasses sont un ouvrage d’ingénieur très ancien. Chaque niveau est bâti pour retenir l’eau destinée au suivant, personne ne les bâtit seul, et le travail n’est jamais terminé : à chaque saison, il y a un muret à réparer. C’est ainsi que nous concevons le logiciel.',
      'Nos clients sont de jeunes entreprises avec une première idée, et des PME dont le système doit tourner pendant qu’il change. Certains nous envoient une esquisse. D’autres nous remettent dix ans de code et les clés de la production. Ce sont deux formes de confiance, et nous tâchons de les mériter, pas à pas, par des résultats que l’on peut vérifier.', // sample
    ],
  },
  mission: {
    heading: 'Notre mission',
    statement: mission,
    text: 'Le premier choix n’est ni le moins cher ni le plus grand. C’est celui auquel un client pense devant un nouveau problème, avant de penser à un appel d’offres. Nous le méritons par des prix annoncés avant le travail, une démonstration toutes les deux semaines et des interlocuteurs encore là après le lancement.', // sample
  },
  vision: {
    heading: 'Notre vision',
    statement: vision,
    text: 'À côté du travail pour nos clients, nous construisons nos propres produits, que nous exploitons, maintenons et finançons nous-\u2060mêmes. Qui doit répondre à ses propres alarmes donne de meilleurs conseils.', // sample
  },
  offices: {
    heading: 'Deux bureaux, une\u00a0seule façon de\u00a0travailler',
    text: 'Les deux bureaux partagent les mêmes outils, le même manuel qualité et le même calendrier. Une équipe est réunie dans l’un d’eux : pour une question, on se lève ; nul besoin de ticket.', // sample
    headOffice: {
      title: 'Siège, Hanoï', // sample
      text: 'La direction, le suivi des projets, le design et le laboratoire d’appareils, où serrures, scanners et huit années de téléphones attendent sur une étagère.', // sample
    },
    branch: {
      title: 'Bureau de Hô Chi Minh-\u2060Ville',
      text: 'Les équipes web, mobile et cloud, au plus près des jeunes entreprises, des entrepôts et des restaurants du Sud.', // sample
    },
    map: 'Voir sur un plan',
  },
  quality: {
    heading: 'La qualité au quotidien',
    paragraphs: [
      'La société est certifiée ISO\u00a09001:2015. Pour vous, cela signifie que notre façon de planifier, de relire, de tester et de transmettre est écrite, suivie et examinée par quelqu’un de l’extérieur.',
      'Ce n’est pas pour autant de la paperasse. Notre manuel qualité tient en quelques pages, et l’essentiel s’exécute sous forme de code : un changement sans relecture ou sans test n’atteint pas la branche principale.', // sample
    ],
  },
  way: {
    heading: 'Notre façon de travailler',
    items: [
      {
        title: 'D’abord, demander\u00a0pourquoi',
        text: 'La meilleure fonctionnalité est parfois celle dont on se passe. Nous préférons le dire avant de la construire.',
      },
      {
        title: 'Montrer, puis expliquer',
        text: 'Toutes les deux semaines, vous avez de quoi cliquer, à une adresse réservée à votre projet. Le rapport qui l’accompagne est court.', // sample
      },
      {
        title: 'Les mauvaises nouvelles sans\u00a0attendre',
        text: 'Si une échéance est menacée, vous l’apprenez le jour même, avec deux solutions possibles.', // sample
      },
      {
        title: 'Toujours deux personnes au courant',
        text: 'Aucune partie de votre produit ne dépend d’une seule tête. Les relectures, les rotations et les notes y veillent.',
      },
      {
        title: 'Partir doit rester facile',
        text: 'Le code, les comptes et les documents sont à vous dès le premier jour. Les clients libres de partir restent volontiers.', // sample
      },
    ],
  },
  people: {
    heading: 'Vos interlocuteurs',
    text: 'Un responsable technique répond à votre premier message et reste votre interlocuteur principal. Développeurs et testeurs parlent directement avec vous, en anglais et, si cela aide, en français, en coréen ou en japonais. Vous les connaîtrez par leur nom, et eux connaîtront vos clients.', // sample
    link: 'Nous joindre',
  },
};

export default about;

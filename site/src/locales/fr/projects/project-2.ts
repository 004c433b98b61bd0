import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Projet web : l’agenda des auto-écoles',
    description:
      'Leçons, moniteurs, voitures et factures dans un seul agenda : une application web pour auto-écoles, à la place du téléphone et du tableau blanc.',
  },
  name: 'Agenda de conduite',
  kind: 'Auto-écoles, France', // sample
  heading: 'Agenda de\u00a0conduite : un\u00a0planning tenu à\u00a0trois',
  lead: 'Une leçon de conduite, c’est un élève, un moniteur, une voiture et une heure. Nous avons construit l’application web où les quatre se trouvent sans téléphoner.',
  scene: {
    alt: 'La semaine d’une auto-école dans un navigateur, avec des leçons en trois couleurs, une petite voiture et une carte proposant une heure libre le jeudi.',
  },
  strategy: {
    heading: 'Stratégie : partir de l’annulation',
    paragraphs: [
      'Toutes les auto-écoles visitées avaient un système de réservation. Aucune n’avait de réponse au message de sept heures du matin : « Je suis malade. » Une heure vide coûtait de l’argent à l’école, et une semaine à l’élève suivant.', // sample
      'Nous avons donc commencé par l’annulation. L’heure libérée est proposée aux élèves qui habitent près et sont assez avancés ; le premier qui accepte l’obtient. La réservation, les factures et les examens sont venus dans les versions suivantes.',
    ],
  },
  interface: {
    heading: 'Interface : un calendrier, trois points de vue',
    paragraphs: [
      'Le secrétariat, le moniteur et l’élève voient la même leçon, chacun avec ce qu’il lui faut. Un changement apparaît partout en moins d’une seconde.', // sample
    ],
    points: [
      {
        title: 'Le secrétariat',
        text: 'La semaine d’un coup d’œil, que l’on réorganise à la souris ou au clavier, avec les conflits signalés avant qu’ils ne se produisent.',
      },
      {
        title: 'Le moniteur',
        text: 'La prochaine adresse, les progrès de l’élève et un grand bouton « leçon terminée ».',
      },
      {
        title: 'L’élève',
        text: 'Les heures libres, les leçons payées et celles qui restent, sur tout téléphone et sans installation.',
      },
    ],
  },
  testimonial: {
    text: 'Le tableau blanc est toujours au mur. Nous y notons les anniversaires.', // sample
    role: 'Gérante', // sample
    company: 'Auto-école, Nantes', // sample
  },
  request: {
    heading: 'Un agenda, un stock ou une liste à partager ?',
    text: 'Décrivez-nous un matin chargé dans vos bureaux. C’est en général là que commence une bonne application web.',
    link: 'Parler d’une application web',
  },
} satisfies ProjectWords;

import type { Dictionary } from '../../dictionary.ts';

/** /Project */
const project: Dictionary['pages']['project'] = {
  meta: {
    title: 'Le déroulement d’un projet',
    description:
      'Du premier message aux années qui suivent le lancement : les cinq phases d’un projet, ce que vous voyez dans chacune, et qui fait quoi.', // sample
  },
  heading: 'Le déroulement d’un projet avec nous',
  lead: 'Aucun projet ne ressemble à un autre, mais les bons suivent un chemin semblable. Voici le nôtre, avec ce que vous recevez à chaque étape et les moments où vous pouvez vous arrêter.',

  phases: {
    heading: 'Cinq phases, chacune avec sa\u00a0porte\u00a0de\u00a0sortie',
    receive: 'Vous recevez',
    items: [
      {
        title: 'Comprendre',
        text: 'Nous parlons aux futurs utilisateurs, regardons ce qui existe et écrivons le problème avec vos mots. Si nous constatons qu’aucun logiciel n’est nécessaire, nous le disons.',
        receive:
          'Une cartographie du produit, une liste de risques, une fourchette de coût resserrée', // sample
        time: '1 à 2 semaines', // sample
      },
      {
        title: 'Concevoir',
        text: 'Les tâches essentielles deviennent des écrans cliquables. Cinq personnes qui ne nous connaissent pas les essaient, et nous changeons ce qui les fait trébucher.', // sample
        receive: 'Un prototype éprouvé, la première liste des besoins',
        time: '2 à 4 semaines', // sample
      },
      {
        title: 'Construire',
        text: 'Des cycles de deux semaines. Chacun s’achève sur quelque chose d’utilisable, à une adresse réservée à votre projet. Vous fixez l’ordre ; nous vous disons ce que coûterait un changement.', // sample
        receive: 'Une démonstration et un rapport d’une page par cycle',
        time: '2 à 9 mois', // sample
      },
      {
        title: 'Lancer',
        text: 'Des tests de charge, la migration des données et une répétition générale, retour arrière compris. Puis un matin tranquille, toute l’équipe sur le pont.',
        receive: 'Un produit en service, un guide d’exploitation, des utilisateurs formés',
        time: '2 à 3 semaines', // sample
      },
      {
        title: 'Rester',
        text: 'Nous surveillons, réparons, mettons à jour et améliorons. Ou bien nous passons la main à vos équipes et restons joignables pour leurs questions.',
        receive: 'Chaque mois, une page : ce que nous avons vu et ce que nous proposons', // sample
        time: 'Tant que vous voulez',
      },
    ],
  },
  roles: {
    heading: 'Qui fait quoi',
    items: [
      {
        title: 'Vous',
        text: 'Une personne qui peut décider, environ quatre heures par semaine. Sans elle, aucune méthode n’aboutit.', // sample
      },
      {
        title: 'Le responsable technique',
        text: 'Votre interlocuteur principal, qui travaille sur le même code que les autres et répond du résultat.',
      },
      {
        title: 'Les développeurs et les testeurs',
        text: 'Des personnes désignées, présentes pendant tout le projet, qui parlent directement avec vous.',
      },
      {
        title: 'Le responsable de prestation',
        text: 'Il ne fait pas partie du projet, et c’est voulu : une fois par mois, il demande aux deux parties ce qui ne va pas.', // sample
      },
    ],
  },
  change: {
    heading: 'Quand quelque chose change',
    text: 'Cela arrivera. Les nouvelles demandes entrent dans la liste des besoins avec une estimation, et autre chose descend d’un rang. Si une échéance est menacée, vous l’apprenez le jour même, avec au moins deux propositions. Rien ne se décide dans une réunion à laquelle vous n’avez pas été convié.', // sample
  },
  closing: {
    heading: 'Commencez par la première phase',
    text: 'Elle est courte, elle a un prix fixe, et ce qu’elle produit est à vous. Ensuite, vous en saurez assez pour décider du reste.', // sample
    link: 'Confier un projet',
  },
};

export default project;

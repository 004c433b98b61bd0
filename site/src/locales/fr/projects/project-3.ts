import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Projet de maintenance : un portail de neuf ans', // sample
    description:
      'Un portail de sinistres repris à un autre prestataire, fiabilisé en quelques semaines, modifié depuis toutes les deux semaines, sans réécriture.', // sample
  },
  name: 'Portail sinistres',
  kind: 'Assureur, Belgique', // sample
  heading: 'Portail sinistres : neuf\u00a0ans, toujours du\u00a0neuf', // sample
  lead: 'Le prestataire était parti, le système devait rester. Nous avons repris un portail de sinistres utilisé chaque jour, et lui avons rendu la capacité de changer, toutes les deux semaines.',
  scene: {
    alt: 'Une montre ancienne ouverte sur un tissu, trois de ses rouages portant le nom d’une partie du portail, et une carte avec quatre petites livraisons.',
  },
  strategy: {
    heading: 'Stratégie : soigner sans tout réécrire',
    paragraphs: [
      'Deux fois, on avait proposé de tout réécrire ; chaque fois pour deux ans, et pour plus que le portail n’avait coûté. Nous avons préféré lire le code pendant trois semaines. L’essentiel était sain. Trois parties causaient presque tous les incidents.', // sample
      'Ces trois-là ont reçu des tests, puis des réparations. Les bibliothèques logicielles ont été mises à jour à petits pas. Ce n’est qu’ensuite que nous avons touché à ce que voient les utilisateurs. Pendant tout ce temps, le portail n’a jamais fermé.', // sample
    ],
  },
  interface: {
    heading: 'Interface : les mêmes écrans, plus aimables',
    paragraphs: [
      'Huit cents courtiers connaissent le portail par cœur. Nous n’avons rien changé aux gestes qu’ils font les yeux fermés, et nous avons réparé les endroits où ils se trompaient toujours.', // sample
    ],
    points: [
      {
        title: 'Des formulaires qui n’oublient rien',
        text: 'Une déclaration commencée le lundi est encore là le mardi, même après une déconnexion.',
      },
      {
        title: 'Des erreurs en clair',
        text: 'Ce qui manque, à quel endroit, et qui appeler, en trois langues.', // sample
      },
      {
        title: 'Une page des nouveautés',
        text: 'À chaque livraison, cinq lignes disent aux courtiers ce qui a changé.', // sample
      },
    ],
  },
  testimonial: {
    text: 'J’ai cessé de demander quand viendrait le nouveau système. Le nouveau système, c’est celui-\u2060ci.', // sample
    role: 'Responsable des sinistres', // sample
    company: 'Compagnie d’assurance, Anvers', // sample
  },
  request: {
    heading: 'Qui veille aujourd’hui sur vos logiciels ?',
    text: 'Envoyez-nous la liste de ce qui a mal tourné depuis un an. Nous vous répondrons par ce que nous ferions le premier mois, et par ce que nous laisserions en l’état.',
    link: 'Parler de maintenance applicative',
  },
} satisfies ProjectWords;

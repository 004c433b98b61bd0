import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Projet de diffusion en direct : des fleurs aux enchères',
    description:
      'Une vente de fleurs dans le navigateur : les producteurs montrent, les acheteurs misent, image et prix arrivent ensemble, une fraction de seconde après la salle.',
  },
  name: 'Enchères du matin',
  kind: 'Marché aux fleurs, Corée du Sud', // sample
  heading: 'Enchères du\u00a0matin : l’image et\u00a0le\u00a0prix au\u00a0même\u00a0instant',
  lead: 'À cinq heures du matin, les fleurs se vendent en quelques secondes. Nous avons ouvert la vente aux acheteurs absents de la salle, sans léser ceux qui\u00a0y\u00a0sont.', // sample
  scene: {
    alt: 'Des bouquets sur une scène, sous une caméra, un prix qui descend sur un cadran et un téléphone avec un bouton pour enchérir.',
  },
  strategy: {
    heading: 'Stratégie : l’équité avant la netteté',
    paragraphs: [
      'Dans une vente aux enchères, une belle image en retard de trois secondes ne vaut rien. Nous avons donc commencé par le temps : chaque image, chaque prix et chaque offre portent la même horloge, et le commissaire-priseur voit le retard de l’acheteur le plus lent.', // sample
      'Le flux passe par WebRTC et sacrifie la netteté avant la vitesse. Si une liaison devient trop lente pour être équitable, l’acheteur en est averti avant d’enchérir.', // sample
    ],
  },
  interface: {
    heading: 'Interface : un\u00a0pouce, un\u00a0lot, un\u00a0prix',
    paragraphs: [
      'L’acheteur a un téléphone dans une main et un café dans l’autre. L’écran montre la fleur, le cadran et un seul bouton.',
    ],
    points: [
      {
        title: 'Le lot de près',
        text: 'Une seconde caméra montre les tiges et l’ouverture des fleurs. On change de vue d’un geste, et le prix reste visible.',
      },
      {
        title: 'Une enchère que l’on sent',
        text: 'Le bouton répond aussitôt et dit clairement qui, de la salle ou de vous, a été le premier.',
      },
      {
        title: 'Le pupitre du commissaire-\u2060priseur',
        text: 'Les offres de la salle et celles du web dans une même liste, avec une touche pause pour laisser souffler la salle.',
      },
    ],
  },
  testimonial: {
    text: 'Désormais, j’achète depuis ma boutique, porte ouverte et lumières allumées.', // sample
    role: 'Fleuriste et acheteuse', // sample
    company: 'Membre du marché aux fleurs, Busan', // sample
  },
  request: {
    heading: 'Qu’avez-\u2060vous à montrer en direct ?',
    text: 'Cours, ventes, matchs, chirurgie : dites-nous combien regardent, combien répondent, et à partir de quand il est trop tard.',
    link: 'Parler de diffusion en direct',
  },
} satisfies ProjectWords;

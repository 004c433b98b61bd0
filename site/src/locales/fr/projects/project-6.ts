import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Projet mobile : l’application des ascensoristes',
    description:
      'Une application mobile pour les techniciens en gaine et en sous-sol : tournées, listes de contrôle et pièces détachées, le tout sans réseau.',
  },
  name: 'Tournées de maintenance',
  kind: 'Maintenance d’ascenseurs, France', // sample
  heading: 'Tournées de maintenance : jusqu’au\u00a0fond de\u00a0la\u00a0gaine',
  lead: 'Les techniciens d’ascenseur travaillent là où aucun réseau ne passe, gants aux mains et lampe entre les dents. Nous avons construit l’application qu’ils emportent, et l’outil du bureau qui prépare leur journée.',
  scene: {
    alt: 'Le téléphone d’un technicien, avec une liste de contrôle, sur une caisse à outils, la coupe d’une gaine d’ascenseur et une carte avec la prochaine adresse.',
  },
  strategy: {
    heading: 'Stratégie : embarquer, puis concevoir',
    paragraphs: [
      'Deux d’entre nous ont passé trois jours dans les camionnettes et les gaines. Ils ont vu que les rapports s’écrivaient à la maison, le soir, de mémoire, et que des pièces étaient commandées deux fois parce que personne ne savait ce que contenait chaque camionnette.', // sample
      'La première version ne faisait que deux choses : la liste de contrôle sur place et le stock de la camionnette. Six techniciens s’en sont servis pendant un mois avant que les cinquante autres ne la reçoivent.', // sample
    ],
  },
  interface: {
    heading: 'Interface : grande, sombre, réversible',
    paragraphs: [
      'Les boutons sont à la taille d’un pouce ganté. L’écran est sombre par défaut, pour que les yeux restent habitués à la gaine. Tout peut être annulé.',
    ],
    points: [
      {
        title: 'La tournée du jour',
        text: 'Les adresses dans un ordre sensé, avec les codes d’entrée et le nom du gardien.',
      },
      {
        title: 'La liste à la voix',
        text: '« Porte trois, joint usé. » L’application range la phrase au bon endroit.',
      },
      {
        title: 'La camionnette comme un magasin',
        text: 'Une pièce sort du stock quand on l’utilise, et la commande part toute seule quand la dernière s’en va.',
      },
    ],
  },
  testimonial: {
    text: 'J’ai retrouvé mes soirées. Le rapport est terminé avant que je sorte de l’immeuble.', // sample
    role: 'Technicien de maintenance', // sample
    company: 'Société de maintenance d’ascenseurs, Lille', // sample
  },
  request: {
    heading: 'Qui, chez vous, travaille loin d’un bureau ?',
    text: 'Laissez l’un de nous l’accompagner une journée. Il n’existe pas de travail de conception moins cher.',
    link: 'Parler d’une application mobile',
  },
} satisfies ProjectWords;

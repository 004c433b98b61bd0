import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Orderbuddy : commander au restaurant par QR code',
    description:
      'Comment onze restaurants ont quitté le papier pour le QR code, et réduit de 31 % l’attente du premier plat.', // sample
  },
  name: 'Orderbuddy',
  kind: 'Plateforme de restauration, Vietnam', // sample
  heading: 'Orderbuddy : le dîner commence par un QR code',
  lead: 'Une plateforme où les clients choisissent, commandent et paient depuis un code posé sur la table, pendant que l’équipe passe la soirée avec eux plutôt qu’avec du papier.',
  card: {
    title: 'La table commande, la cuisine le sait en une demi-\u2060seconde', // sample
    text: 'Orderbuddy fait d’un QR code le menu, la commande et l’addition. Pages des clients, écran de cuisine et plan de salle : nous les avons développés et les exploitons toujours.', // sample
    link: 'Lire l’étude Orderbuddy',
    figure: {
      value: '−31 %', // sample
      label: 'de temps entre l’arrivée à table et le premier plat', // sample
    },
  },
  hero: {
    alt: 'Une table de restaurant vue du dessus dans une lumière rasante : un bol de phở, des rouleaux aux crevettes, du thé, un chevalet avec un QR code, le menu sur un téléphone et deux bons de cuisine.',
  },
  facts: {
    industry: 'Restauration',
    platform: 'Application web, tablette, caisse Android', // sample
    team: '7\u00a0personnes : designers, web, Android, back-\u2060end, tests', // sample
    duration: '14\u00a0mois, toujours en cours', // sample
  },
  need: {
    lead: 'Le vendredi soir, un client sur six repartait sans avoir commandé.', // sample
    paragraphs: [
      'Le groupe avait onze restaurants et une bonne cuisine. Il lui manquait des bras : les serveurs notaient les commandes sur papier, les portaient en cuisine, puis les ressaisissaient pour l’addition. Une erreur coûtait deux fois, en cuisine d’abord, dans les avis ensuite.', // sample
      'Deux applications de commande avaient échoué : les clients refusaient de les installer, et la cuisine de s’y fier.', // sample
    ],
  },
  pictures: [
    {
      alt: 'L’écran de cuisine sur une tablette : les bons selon leur état, nouveaux, en préparation et prêts.',
      caption:
        'L’écran de cuisine se trie de lui-même selon ce qu’il faut lancer maintenant : les plats d’une même table sortent ensemble.',
    },
    {
      alt: 'Le plan de salle du restaurant, ses tables colorées selon leur état, avec le détail de la table 12.',
      caption: 'Les mêmes événements, vus de la salle : qui commande, qui mange, qui veut payer.',
    },
  ],
  solution: {
    lead: 'Aucune application à installer. Le code posé sur la table ouvre, en moins d’une seconde, une page en quatre langues au choix.', // sample
    paragraphs: [
      'Chaque geste devient un événement. La cuisine, le plan de salle et l’addition sont trois vues d’un même flux : elles ne peuvent pas se contredire. Si le réseau tombe, l’écran de cuisine garde ses commandes, puis rattrape son retard.',
    ],
  },
  diagram: {
    heading: 'Un seul flux d’événements, du pouce du client à l’écran de la cuisine',
    alt: 'Le navigateur du client lit un menu mis en cache et envoie la commande au service des commandes, qui alimente l’écran de cuisine, le plan de salle et le paiement.',
  },
  did: [
    {
      title: 'Quatre soirées en salle', // sample
      text: 'Deux designers ont servi à table avant de dessiner le moindre écran. Si celui de la cuisine a trois colonnes, c’est que le passe a trois étagères.', // sample
    },
    {
      title: 'Les pages des clients',
      text: '52 ko pour le premier affichage, les prix et les allergènes en quatre langues, la commande au bout du pouce.', // sample
    },
    {
      title: 'L’écran de cuisine et le plan de salle',
      text: 'Conçus pour fonctionner hors ligne sur des tablettes ordinaires, lisibles à deux mètres, utilisables les mains mouillées.', // sample
    },
    {
      title: 'Le paiement',
      text: 'VietQR, carte et espèces sur une seule addition, partagée par couvert ou par plat.', // sample
    },
    {
      title: 'Onze ouvertures', // sample
      text: 'Un restaurant par semaine, et un testeur dans chaque cuisine le premier soir.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: '−31 %', // sample
        label: 'de temps entre l’arrivée à table et le premier plat', // sample
      },
      {
        value: '+18 %', // sample
        label: 'de tables servies le vendredi, à effectif constant', // sample
      },
      {
        value: '0,4 s', // sample
        label: 'en médiane, du geste à l’écran de cuisine', // sample
      },
    ],
    paragraph:
      'Le papier a disparu des onze restaurants, et les serveurs ont le temps de conseiller un plat. Nous exploitons toujours la plateforme.', // sample
    quotation: {
      text: 'Le premier soir sans papier, la cuisine était silencieuse. Nous avons cru à une panne.', // sample
      role: 'Responsable d’exploitation', // sample
      company: 'Groupe de restauration, Hô Chi Minh-\u2060Ville', // sample
    },
  },
} satisfies CaseStudyWords;

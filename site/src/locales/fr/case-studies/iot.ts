import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Une serrure connectée qui se passe de réseau',
    description:
      'Du micrologiciel aux stores, tout ce qu’il faut à une serrure connectée : des clés prêtées à l’heure, un journal qui reste en famille.',
  },
  name: 'La serrure connectée',
  kind: 'Maison connectée, Corée du Sud', // sample
  heading: 'Une porte qui\u00a0s’ouvre à\u00a0qui\u00a0de\u00a0droit',
  lead: 'Une application pour serrure connectée : prêter une clé pour une heure, voir qui est rentré et ouvrir la porte même quand le réseau est tombé.',
  card: {
    title: 'Une porte qui s’ouvre à\u00a0qui\u00a0de\u00a0droit',
    text: 'Des clés prêtées pour une heure, un journal qui reste en famille et une application qui marche quand le réseau ne marche plus. Du protocole embarqué aux deux stores.',
    link: 'Lire l’étude de la serrure',
    figure: {
      value: '0,6 s', // sample
      label: 'du geste à la porte ouverte, sans réseau', // sample
    },
  },
  hero: {
    alt: 'Une porte d’entrée bleu canard avec une serrure électronique, le téléphone qui l’ouvre et une clé prêtée à une invitée.',
  },
  facts: {
    industry: 'Maison connectée, matériel',
    platform: 'iOS, Android, Bluetooth, relais cloud', // sample
    team: '5\u00a0personnes : iOS, Android, back-\u2060end, tests', // sample
    duration: '2\u00a0ans, toujours en cours', // sample
  },
  need: {
    lead: 'La serrure était excellente. L’application plafonnait à une étoile.', // sample
    paragraphs: [
      'Le fabricant faisait des serrures depuis des décennies et avait acheté sa première application sur catalogue. Elle passait par le cloud à chaque mouvement du pêne. Quand le routeur redémarrait, des familles restaient dehors, devant leur propre porte.', // sample
      'Au téléphone, l’assistance entendait toujours les trois mêmes demandes : ouvrir tout de suite, prêter une clé à l’aide-ménagère, savoir que les enfants sont rentrés.', // sample
    ],
  },
  pictures: [
    {
      alt: 'Un téléphone sur lequel une clé est prêtée à Mme Park le vendredi de 9 h à 10 h, à côté d’une clé en laiton.',
      caption: 'Prêter une clé demande trois choix : à qui, à partir de quand, jusqu’à quand.',
    },
    {
      alt: 'Une journée à la porte d’entrée : cinq événements avec leur heure, du départ du matin au retour du soir.',
      caption:
        'Le journal est gardé dans la serrure et sur les téléphones de la famille, nulle part ailleurs.',
    },
  ],
  solution: {
    lead: 'La serrure décide, le téléphone prouve, le cloud ne fait que transporter.',
    paragraphs: [
      'Chaque clé est une petite autorisation signée, avec un début et une fin. La serrure la vérifie seule, par Bluetooth, sans serveur entre les deux. Le cloud achemine les nouvelles clés vers ceux qui sont loin, sans pouvoir les lire.',
      'Un téléphone perdu se révoque depuis n’importe quel autre téléphone de la famille. La serrure l’apprend au contact suivant.',
    ],
  },
  did: [
    {
      title: 'Un protocole écrit à deux',
      text: 'Nous l’avons rédigé avec l’équipe du micrologiciel, jeux de tests compris, avant que quiconque n’écrive du code.',
    },
    {
      title: 'Deux applis natives',
      text: 'Swift et Kotlin : le Bluetooth en arrière-plan ne pardonne aucun raccourci.', // sample
    },
    {
      title: 'Des clés à partager',
      text: 'À l’heure, par jour de la semaine ou pour de bon, envoyées par un lien à usage unique.',
    },
    {
      title: 'Un mur de portes',
      text: 'Dans nos bureaux, douze serrures s’ouvrent et se ferment toute la nuit : avant de sortir, une version a vécu mille matins.', // sample
    },
    {
      title: 'L’audit de sécurité',
      text: 'Un laboratoire extérieur a attaqué la serrure, l’application et le relais ; nous avons corrigé ce qu’il a trouvé.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: '0,6 s', // sample
        label: 'du geste à la porte ouverte, sans réseau', // sample
      },
      {
        value: '4,7', // sample
        label: 'étoiles sur les stores, un an après la refonte', // sample
      },
      {
        value: '−58 %', // sample
        label: 'd’appels à l’assistance par serrure vendue', // sample
      },
    ],
    paragraph:
      'La même application ouvre aujourd’hui trois modèles de serrure. L’équipe du prototype s’en occupe toujours.', // sample
    quotation: {
      text: 'Aujourd’hui, ma mère prête des clés. Pour elle, ce n’est même pas de la technologie.', // sample
      role: 'Chef de produit', // sample
      company: 'Fabricant de serrures, Incheon', // sample
    },
  },
} satisfies CaseStudyWords;

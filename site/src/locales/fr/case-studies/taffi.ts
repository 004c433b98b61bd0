import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Taffi : l’application qui compose avec vos vêtements',
    description:
      'Une application de mode, avec plus de 1 000 styles à parcourir, qui part des vêtements que l’on possède déjà et propose une tenue chaque matin.',
  },
  name: 'Taffi',
  kind: 'Application de mode, Japon', // sample
  heading: 'Taffi : une styliste pour chaque matin',
  lead: 'Une application de mode qui regarde la météo, l’agenda et la garde-\u2060robe, compose une tenue et montre ce qui irait avec.',
  card: {
    title: 'Une styliste pour chaque matin',
    text: 'Taffi regarde la météo, l’agenda et la garde-\u2060robe, puis compose une tenue. Nous avons conçu l’application et entraîné le modèle qui assortit les pièces.', // sample
    link: 'Lire l’étude Taffi',
    figure: {
      value: '1 000+',
      label: 'styles à parcourir, assortis à ce que contient déjà la garde-\u2060robe',
    },
  },
  hero: {
    alt: 'Une tenue pour un mardi de pluie : un manteau couleur argile, un t-shirt, un pantalon, des chaussures et un sac, à côté d’un téléphone qui propose une robe.',
  },
  facts: {
    industry: 'Mode et commerce',
    platform: 'iOS, Android, studio web pour stylistes', // sample
    team: '6\u00a0personnes : designer, mobile, back-\u2060end, données, tests', // sample
    duration: '11\u00a0mois, toujours en cours', // sample
  },
  need: {
    lead: 'Une garde-\u2060robe pleine, et le sentiment de n’avoir rien à se mettre.',
    paragraphs: [
      'Les fondatrices étaient stylistes. Avec une cliente en cabine, elles étaient sûres d’elles ; face à des milliers, sur un téléphone, elles ne l’étaient plus. Les boutiques alignaient des pages de produits, et aucune ne demandait à l’acheteuse ce qu’elle avait chez elle.', // sample
      'Elles voulaient une application qui porte sur les vêtements le même regard qu’elles, sans que le conseil devienne de la publicité.',
    ],
  },
  pictures: [
    {
      alt: 'Une garde-robe rangée par couleur, et une photo d’où un sac est détouré.',
      caption:
        'Une photo suffit : l’application détoure la pièce, la nomme et la range par couleur et par coupe.',
    },
    {
      alt: 'La planche d’une styliste : trois tenues, avec une note et une règle pour chacune.',
      caption:
        'Les stylistes fixent les règles dans un studio en ligne et voient aussitôt ce qui en découle.',
    },
  ],
  solution: {
    lead: 'La garde-\u2060robe d’abord, la boutique ensuite.',
    paragraphs: [
      'Chaque pièce se réduit à quelques traits qu’une styliste nommerait : la couleur, l’épaisseur, la coupe, l’occasion. Les propositions sont classées d’après eux, et l’application peut donc toujours dire pourquoi : « Parce qu’il pleut, et que vous avez un rendez-vous à neuf heures. »',
      'La boutique obéit à la même logique. Plus de 1 000 styles y sont classés selon ce qu’ils ajouteraient aux vêtements que l’on possède.',
    ],
  },
  did: [
    {
      title: 'Une semaine en cabine d’essayage', // sample
      text: 'Nous avons noté les questions que posent les stylistes, et dans quel ordre. Elles sont devenues les cinq premiers écrans.', // sample
    },
    {
      title: 'La garde-\u2060robe',
      text: 'Photo, détourage et nom des couleurs se font sur le téléphone : les images d’une chambre n’en sortent jamais.', // sample
    },
    {
      title: 'L’art d’assortir',
      text: 'Un modèle entraîné sur des tenues jugées par des stylistes, et corrigé par elles chaque semaine.', // sample
    },
    {
      title: 'La boutique',
      text: 'Les catalogues de plusieurs marques sous une même forme, avec des tailles qui veulent dire la même chose.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: '1 000+',
        label: 'styles à parcourir dans une seule application',
      },
      {
        value: 'Une',
        label: 'tenue chaque matin, au\u00a0lieu d’une page de produits',
      },
    ],
    paragraph:
      'L’application est disponible sur les deux stores. Les stylistes travaillent chaque jour dans le studio, et une nouvelle collection est mise en ligne sans développeur.', // sample
    quotation: {
      text: 'J’ai reconnu mes propres conseils sur un téléphone que je n’avais jamais touché. Puis il m’a ressorti un manteau que j’avais oublié.', // sample
      role: 'Fondatrice et styliste', // sample
      company: 'Start-up de mode, Tokyo', // sample
    },
  },
} satisfies CaseStudyWords;

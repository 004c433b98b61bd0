import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Taffi: an app that styles what you own',
    description:
      'A fashion app with 1,000+ styles to browse that starts from the clothes people already own, and suggests one outfit each morning.',
  },
  name: 'Taffi',
  kind: 'Fashion app, Japan', // sample
  heading: 'Taffi: a stylist for every morning',
  lead: 'A shopping app that looks at the weather, the calendar and the wardrobe, lays out one outfit, and shows what would go with it.',
  card: {
    title: 'A stylist for every morning',
    text: 'Taffi looks at the weather, the calendar and the wardrobe, then lays out one outfit. We designed the app and trained the matching model.', // sample
    link: 'Read about Taffi',
    figure: {
      value: '1,000+',
      label: 'styles to browse, matched to what the wardrobe already holds',
    },
  },
  hero: {
    alt: 'An outfit for a rainy Tuesday: a clay coat, a tee, trousers, shoes and a bag, beside a phone that proposes a dress.',
  },
  facts: {
    industry: 'Fashion and retail',
    platform: 'iOS, Android, web studio for stylists', // sample
    team: '6\u00a0people: designer, app, back\u00a0end, data, test', // sample
    duration: '11\u00a0months, and ongoing', // sample
  },
  need: {
    lead: 'People had full closets and the feeling of having nothing to wear.',
    paragraphs: [
      'The founders were stylists. With one client in a fitting room they were sure of themselves; with thousands on a phone they were not. Stores showed page after page of products, and none asked what the buyer had at home.', // sample
      'They wanted their way of looking at clothes in an app, without turning advice into an advertisement.',
    ],
  },
  pictures: [
    {
      alt: 'A wardrobe sorted by color in rows, and a photo from which a bag is cut out.',
      caption:
        'A photo is enough: the app cuts out the piece, names it and files it by color and cut.',
    },
    {
      alt: 'A stylist’s board with three outfits, a note and a rule for each.',
      caption: 'Stylists set the rules in a web studio, and see at once what follows from them.',
    },
  ],
  solution: {
    lead: 'The wardrobe comes\u00a0first, the\u00a0shop second.',
    paragraphs: [
      'Each piece is reduced to the few properties a stylist would name: color, weight, cut, occasion. Suggestions are ranked by those, so the app can always say why. “Because it rains, and you meet people at nine.”',
      'Browsing follows the same logic. More than 1,000 styles are sorted by what they would add to the clothes a person already has.',
    ],
  },
  did: [
    {
      title: 'A week in the fitting room', // sample
      text: 'We wrote down the questions stylists ask, and in what order. They became the first five screens.', // sample
    },
    {
      title: 'The wardrobe',
      text: 'Photo, cutout and color naming happen on the phone, so pictures of a bedroom never leave it.', // sample
    },
    {
      title: 'Matching',
      text: 'A model trained on outfits that stylists had judged, corrected by them every week.', // sample
    },
    {
      title: 'The shop',
      text: 'Catalogs from several brands in one format, with sizes that mean the same thing.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: '1,000+',
        label: 'styles that can be browsed in one app',
      },
      {
        value: 'One',
        label: 'outfit each morning, instead of a page of products',
      },
    ],
    paragraph:
      'The app is in both stores. Stylists work in the studio every day, and a new collection goes live without a developer.', // sample
    quotation: {
      text: 'I recognized my own advice on a phone I had never touched. Then it brought back a coat I had forgotten.', // sample
      role: 'Founder and stylist', // sample
      company: 'Fashion start-up, Tokyo', // sample
    },
  },
} satisfies CaseStudyWords;

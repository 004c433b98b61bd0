import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Orderbuddy: restaurant ordering by QR code',
    description:
      'How eleven restaurants moved from paper to ordering at the table, and cut the wait for the first dish by 31 percent.', // sample
  },
  name: 'Orderbuddy',
  kind: 'Restaurant platform, Vietnam', // sample
  heading: 'Orderbuddy: dinner starts with a scan',
  lead: 'A restaurant platform where guests choose, order and pay from a code on the table, and the staff spend the evening with people instead of paper.',
  card: {
    title: 'Guests order at the table; the\u00a0kitchen knows in\u00a0half\u00a0a\u00a0second', // sample
    text: 'Orderbuddy turns a QR code into menu, order and bill. We built the guest pages, kitchen board and floor plan, and still run them.', // sample
    link: 'Read about Orderbuddy',
    figure: {
      value: '−31%', // sample
      label: 'time from sitting down to first dish', // sample
    },
  },
  hero: {
    alt: 'A restaurant table from above in low sunlight: a bowl of phở, prawn rolls, tea, a card with a QR code, the menu on a phone and two kitchen tickets.',
  },
  facts: {
    industry: 'Restaurants',
    platform: 'Web app, tablet, Android POS', // sample
    team: '7\u00a0people: designers, web, Android, back\u00a0end, test', // sample
    duration: '14\u00a0months, and ongoing', // sample
  },
  need: {
    lead: 'On a Friday evening, one guest in six left before ordering.', // sample
    paragraphs: [
      'The group had eleven restaurants and good food. What it lacked was hands: servers wrote orders on paper, walked them to the kitchen and typed them again for the bill. A wrong dish cost twice, once in the kitchen and once in the review.', // sample
      'Two ordering apps had failed: guests would not install them, and the kitchen would not trust them.', // sample
    ],
  },
  pictures: [
    {
      alt: 'The kitchen board on a tablet: tickets by state: new, cooking and ready.',
      caption:
        'The kitchen board sorts itself by what has to start now, so dishes for one table finish together.',
    },
    {
      alt: 'The floor plan of the restaurant, its tables colored by status, with the details of table 12.',
      caption:
        'The same events, seen from the floor: who is ordering, who is eating, who wants to pay.',
    },
  ],
  solution: {
    lead: 'No app to install. The code on the table opens a page that is ready in under a second, in a choice of four languages.', // sample
    paragraphs: [
      'Every tap becomes one event. The kitchen, the floor plan and the bill are three views of the same stream, so they cannot disagree. When the network drops, the kitchen board keeps its orders and catches up.',
    ],
  },
  diagram: {
    heading: 'One stream of events, from\u00a0the\u00a0guest’s thumb to the kitchen’s screen',
    alt: 'The guest’s browser reads a cached menu and sends the order to the order service, which feeds the kitchen board, the floor plan and the payment.',
  },
  did: [
    {
      title: 'Four evenings on the floor', // sample
      text: 'Two designers waited tables before they drew a single screen. The board has three columns because the kitchen pass has three shelves.', // sample
    },
    {
      title: 'Guest pages',
      text: '52 kB for the first view, prices and allergens in four languages, and one thumb to order.', // sample
    },
    {
      title: 'Kitchen board and floor plan',
      text: 'Offline-first on ordinary tablets, readable from two meters and with wet hands.', // sample
    },
    {
      title: 'Payment',
      text: 'VietQR, cards and cash on one bill, split by seat or by dish.', // sample
    },
    {
      title: 'Eleven openings', // sample
      text: 'One restaurant a week, with a tester in the kitchen on every first night.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: '−31%', // sample
        label: 'time from sitting down to first dish', // sample
      },
      {
        value: '+18%', // sample
        label: 'tables served on a Friday, with the same staff', // sample
      },
      {
        value: '0.4 s', // sample
        label: 'median from tap to kitchen screen', // sample
      },
    ],
    paragraph:
      'Paper is gone from all eleven restaurants, and servers have time to recommend a dish. We still run the platform.', // sample
    quotation: {
      text: 'The first evening without paper, the kitchen was quiet. We thought something was broken.', // sample
      role: 'Operations manager', // sample
      company: 'Restaurant group, Ho Chi Minh City', // sample
    },
  },
} satisfies CaseStudyWords;

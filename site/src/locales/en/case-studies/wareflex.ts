import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Wareflex: warehouse space found on a map',
    description:
      'A rental platform that brings owners of empty warehouse floors and tenants to a signed contract, and helped its founders raise $1,000,000.',
  },
  name: 'Wareflex',
  kind: 'Warehouse rental, Vietnam', // sample
  heading: 'Wareflex: empty floors, found on a map',
  lead: 'A marketplace for warehouse space by the square meter, from the first search on a map to the signed contract.',
  card: {
    title: 'Empty floors, found on a map',
    text: 'Wareflex shows free warehouse space by the square meter and brings owner and tenant to a signed contract.',
    link: 'Wareflex',
    figure: {
      value: '$1M',
      label: 'raised by the founders on the platform we built with them',
    },
  },
  hero: {
    alt: 'A map of an industrial district with prices for free warehouse space, and one hall in detail.',
  },
  facts: {
    industry: 'Logistics and real estate',
    platform: 'Web platform, owner’s app', // sample
    team: 'Product, web, back end, test', // sample
    duration: 'From the first pitch, still running', // sample
  },
  need: {
    lead: 'Half a warehouse stood empty while the company next door looked for space.', // sample
    paragraphs: [
      'Warehouse space was rented by telephone, in whole buildings, for years at a time. Small importers and online shops needed less of it and for a season. Owners had corners to spare and no way to offer them.',
      'The founders knew both sides. They needed a product that worked well enough to show to investors, and was sound enough to keep afterwards.',
    ],
  },
  pictures: [
    {
      alt: 'The floor plan of a hall with 40 bays: rented, free, and free from May.',
      caption:
        'Owners draw their floor once. What is free, and from when, follows from the contracts.',
    },
    {
      alt: 'A contract page with area, price, deposit and two signatures, and the four steps to it.',
      caption: 'Offer, visit, price and signature stand on one page that both sides see alike.',
    },
  ],
  solution: {
    lead: 'We made space something that can be searched, compared and booked.',
    paragraphs: [
      'A search asks what matters on the floor: area, ceiling, docks, temperature, distance to the port. The map answers with prices per square meter, including fees, so two offers can be compared.',
      'A booking moves through clear steps: question, visit, offer, contract. Each step says who has to act next. Nothing is lost in a chat.',
    ],
  },
  did: [
    {
      title: 'First release for the pitch',
      text: 'Map, search and request with real warehouses in one province, and no invented listings.', // sample
    },
    {
      title: 'Availability by bay',
      text: 'A calendar for every part of a floor, which never rents the same bay twice.',
    },
    {
      title: 'Contracts and deposits',
      text: 'Templates checked by the founders’ lawyers, electronic signatures, payment by bank transfer or card.', // sample
    },
    {
      title: 'Owner’s app',
      text: 'Photos, measurements and answers from the warehouse floor, offline where the walls are thick.', // sample
    },
    {
      title: 'Figures for investors',
      text: 'A page of numbers drawn from the live system, the same ones the team works with.',
    },
  ],
  result: {
    figures: [
      {
        value: '$1,000,000',
        label: 'capital raised by the founders',
      },
      {
        value: 'One',
        label: 'code base, from the pitch to daily business',
      },
    ],
    paragraph:
      'The code shown to investors is the code tenants use today. Nothing had to be thrown away after the round.', // sample
    quotation: {
      text: 'The investors clicked where we had not planned, and it worked there too.', // sample
      role: 'Co-founder', // sample
      company: 'Rental platform, Ho Chi Minh City', // sample
    },
  },
} satisfies CaseStudyWords;

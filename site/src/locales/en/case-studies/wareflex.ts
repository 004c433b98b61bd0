import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Wareflex: warehouse space found on a map',
    description:
      'A rental platform that takes owners of empty warehouse floors and their tenants to a signed contract, and helped its founders raise $1,000,000.',
  },
  name: 'Wareflex',
  kind: 'Warehouse rental, Vietnam', // sample
  heading: 'Wareflex: empty floors, found on a map',
  lead: 'A marketplace for warehouse space by the square meter, from the first search on a map to the signed contract.',
  card: {
    title: 'Empty floors, found on a map',
    text: 'Wareflex shows vacant warehouse space by the square meter and takes owner and tenant all the way to a signed contract.',
    link: 'Read about Wareflex',
    figure: {
      value: '$1M',
      label: 'raised by the founders with the product we built together',
    },
  },
  hero: {
    alt: 'A map of an industrial district with prices for vacant warehouse space, and one warehouse in detail.',
  },
  facts: {
    industry: 'Logistics and real estate',
    platform: 'Web platform, owner’s app', // sample
    team: '6\u00a0people: product, web, back\u00a0end, test', // sample
    duration: '10\u00a0months, and ongoing', // sample
  },
  need: {
    lead: 'Half a warehouse stood empty while the company next door looked for space.', // sample
    paragraphs: [
      'Warehouse space was rented over the phone, in whole buildings, for years at a time. Small importers and online stores needed less of it, and only for a season. Owners had corners to spare and no way to offer them.',
      'The founders knew both sides. They needed a product that worked well enough to show to investors and was sound enough to keep afterward.',
    ],
  },
  pictures: [
    {
      alt: 'The floor plan of a warehouse with 40 bays: rented, free, and free from May.',
      caption:
        'Owners draw their floor once. What is available, and from when, follows from the contracts.',
    },
    {
      alt: 'A contract page with area, price, deposit and two signatures, and the four steps to it.',
      caption: 'Inquiry, visit, offer and signature are on one page, the same for both sides.',
    },
  ],
  solution: {
    lead: 'We turned space into something that can be searched, compared and booked.',
    paragraphs: [
      'The search asks about what matters on the floor: area, ceiling, docks, temperature, distance to the port. The map answers with prices per square meter, including fees, so two offers can be compared.',
      'A booking moves through clear steps: inquiry, visit, offer, contract. Each step says who has to act next, and nothing gets lost in a chat.',
    ],
  },
  did: [
    {
      title: 'First release for the pitch',
      text: 'Map, search and request with real warehouses in one province, and no invented listings.', // sample
    },
    {
      title: 'Availability by bay',
      text: 'A calendar for every part of a floor, so no bay is ever double-booked.',
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
        label: 'codebase, from the pitch to daily business',
      },
    ],
    paragraph:
      'The code shown to investors is the code tenants use today. Nothing had to be thrown away after the funding round.', // sample
    quotation: {
      text: 'The investors clicked where we had not planned, and it worked there, too.', // sample
      role: 'Co-founder', // sample
      company: 'Rental platform, Ho Chi Minh City', // sample
    },
  },
} satisfies CaseStudyWords;

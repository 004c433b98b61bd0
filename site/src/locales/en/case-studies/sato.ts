import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Sato: warehouse management that shows the way',
    description:
      'A warehouse management solution for a client with 109.1B\u00a0JPY in revenue and a presence in 55 countries: order states, picking routes, permissions.',
  },
  name: 'Sato',
  kind: 'Warehouse management, Japan', // sample
  heading: 'Sato: a warehouse that shows the way',
  lead: 'A warehouse management solution that follows every order from entry to the truck, and tells each employee what to do next and what they may decide.',
  card: {
    title: 'Every order knows where it stands',
    text: 'Orders with clear states, picking routes on a handheld, and permissions for each employee and warehouse. Built for a client with ¥109.1\u00a0billion in revenue.',
    link: 'Read about Sato',
    figure: {
      value: '55',
      label: 'countries in which the client is present',
    },
  },
  hero: {
    alt: 'A warehouse floor from above with a picking route through four stops, the picker’s scanner and the states of 138 orders.',
  },
  facts: {
    industry: 'Logistics and labeling',
    platform: 'Web application, handheld scanners', // sample
    team: '7\u00a0people: analyst, web, Android, test', // sample
    duration: '16\u00a0months, and ongoing', // sample
  },
  need: {
    lead: 'Everyone knew the\u00a0warehouse by\u00a0heart. No\u00a0two\u00a0people knew the\u00a0same\u00a0one.',
    paragraphs: [
      'The client has ¥109.1\u00a0billion in revenue and is present in 55 countries. At that size, a warehouse cannot run on paper lists and good memories.',
      'An order was “somewhere between” office and floor. Who could release it, move stock or correct a count was a matter of habit. The client wanted a solution in which every order has one state and every action one person responsible.', // sample
    ],
  },
  pictures: [
    {
      alt: 'A board of orders in three columns, pending, waiting and accepted, with what each order is waiting for.',
      caption:
        'Pending, waiting, accepted and so on: each order shows its state, and what is holding it up.',
    },
    {
      alt: 'A table of four employees and three warehouses with their permissions, and the last change.',
      caption: 'Permissions are set per employee and per warehouse, and every change is on record.',
    },
  ],
  solution: {
    lead: 'States for orders, permissions for people, routes for feet.',
    paragraphs: [
      'An order moves from pending to waiting to accepted and onward, and only along permitted paths. Each step is recorded with time, place and person, so a question gets an answer instead of an argument.',
      'Employees sign in on a handheld and see their own tasks. The route through the racks is computed for the orders in the cart; a scan confirms shelf, item and quantity.',
    ],
  },
  did: [
    {
      title: 'Rounds with the pickers',
      text: 'We followed carts with a stopwatch and a floor plan before we drew a route.', // sample
    },
    {
      title: 'Order states',
      text: 'Pending, waiting, accepted and those that follow, in one model that office and floor share.',
    },
    {
      title: 'Authority and permissions',
      text: 'Roles by employee and by warehouse, with a second signature for stock corrections.', // sample
    },
    {
      title: 'Handheld and label',
      text: 'Scanning with gloves on, large type, labels printed where the goods are.', // sample
    },
    {
      title: 'Change on the floor',
      text: 'Training on site, with paper kept on hand until nobody reached for it.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: 'One',
        label: 'state per order, the same in the office and on the floor',
      },
      {
        value: 'Every',
        label: 'step of an order on record, with time, place and person',
      },
    ],
    paragraph:
      'Office and floor see the same order in the same state. New employees pick on their own after a short introduction.', // sample
    quotation: {
      text: 'Nobody calls the floor anymore to ask where an order is.', // sample
      role: 'Warehouse manager', // sample
      company: 'Logistics site, Japan', // sample
    },
  },
} satisfies CaseStudyWords;

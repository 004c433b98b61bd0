import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Software project: planning the kilns of a factory',
    description:
      'Planning software for a ceramics factory: which pieces share a kiln, at what heat, in what order, and what changes when a rush order arrives.',
  },
  name: 'Kiln planner',
  kind: 'Ceramics manufacturer, Japan', // sample
  heading: 'Kiln planner: the\u00a0right pieces at the\u00a0right heat',
  lead: 'A firing takes a whole day and forgives no gaps. We built planning software that fills the kiln as well as the old foreman did, and can explain its choices.', // sample
  scene: {
    alt: 'Bowls, vases and plates on the shelves of a kiln seen from the front, a heat curve, and three proposals for the load.',
  },
  strategy: {
    heading: 'Strategy: learn from the foreman before he retires',
    paragraphs: [
      'The plan was in one man’s head. For a month, one of our engineers sat beside him and wrote down every decision and its reason: this glaze next to that one, never the tall vases by the door.', // sample
      'These reasons became rules, and the rules became a planner that proposes three loads for the next day. The foreman corrected it until he had nothing left to correct. That took eleven weeks.', // sample
    ],
  },
  interface: {
    heading: 'Interface: a shelf, drawn as a shelf',
    paragraphs: [
      'Nobody on the shop floor reads tables. The plan is a picture of the kiln, in the order in which it is filled, on a large screen and on paper.',
    ],
    points: [
      {
        title: 'Three proposals',
        text: 'Fullest, safest, soonest: each with its cost in gas and hours.',
      },
      {
        title: 'Why it goes there',
        text: 'A touch on a piece shows the rule behind its place, in the foreman’s words.',
      },
      {
        title: 'Rush orders',
        text: 'Drag one in, and see at once what moves and which customer should be called.',
      },
    ],
  },
  testimonial: {
    text: 'It reasons like my predecessor, only more patiently.', // sample
    role: 'Production planner', // sample
    company: 'Ceramics manufacturer, Gifu', // sample
  },
  request: {
    heading: 'Does something important live in one head?',
    text: 'Tell us what that person decides in a week. Software for exactly one business is the kind we like best.',
    link: 'Ask about software development',
  },
} satisfies ProjectWords;

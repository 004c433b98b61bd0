import type { PageWords } from '../../words.ts';

/** /case-studies */
export default {
  meta: {
    title: 'Case studies: what we built and what changed',
    description:
      'Eight products, told from need to result: restaurants, fashion, family health, door locks, devices, documents, and two kinds of warehouse.',
  },
  heading: 'What was needed, what we built, what changed',
  lead: 'Eight products for eight clients, from a restaurant table to a warehouse floor. Each story names the need, the solution, our part in it, and the result.',

  list: {
    heading: 'All case studies',
    link: 'Read the story',
  },
  reading: {
    heading: 'How to read them',
    text: 'The words beside a figure say whether it describes the client or what the work changed. Where a client prefers not to publish numbers, we leave them out.', // sample
  },
  closing: {
    heading: 'Does one of them sound like yours?',
    text: 'Tell us which, and what is different. We can often put you in touch with the people who built it.', // sample
    link: 'Get in touch',
  },
} satisfies PageWords & Record<string, unknown>;

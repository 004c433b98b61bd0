import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Maintenance project: a nine-year-old portal', // sample
    description:
      'An insurance claims portal taken over from another vendor, made safe within weeks, and changed every two weeks since, without a rewrite.', // sample
  },
  name: 'Claims portal',
  kind: 'Insurance company, Belgium', // sample
  heading: 'Claims portal: nine years old, and changing every two weeks', // sample
  lead: 'The vendor was gone, the system had to stay. We took over a claims portal that works every day, and gave it back the ability to change.',
  scene: {
    alt: 'An old watch opened on a cloth, three of its wheels named after parts of a portal, and a card with four small releases.',
  },
  strategy: {
    heading: 'Strategy: fix what hurts, leave what works',
    paragraphs: [
      'A rewrite had been offered twice, each time for two years and for more than the portal had cost. We spent three weeks reading the code instead. Most of it was sound. Three parts caused nearly all of the incidents.', // sample
      'Those three got tests, then repairs. Libraries were updated in small steps. Only after that did we touch what users see. The portal was never taken offline for any of it.', // sample
    ],
  },
  interface: {
    heading: 'Interface: the same screens, kinder',
    paragraphs: [
      'Eight hundred brokers know the portal by heart. We changed nothing they could do with their eyes closed, and fixed the places where they kept making mistakes.', // sample
    ],
    points: [
      {
        title: 'Forms that remember',
        text: 'A claim begun on Monday is still there on Tuesday, even after a timeout.',
      },
      {
        title: 'Errors in plain words',
        text: 'What is missing, where, and who to call, in three languages.', // sample
      },
      {
        title: 'A page for changes',
        text: 'Each release tells brokers in five lines what is different.', // sample
      },
    ],
  },
  testimonial: {
    text: 'I stopped asking when the new system would come. This one is the new system.', // sample
    role: 'Head of claims', // sample
    company: 'Insurance company, Antwerp', // sample
  },
  request: {
    heading: 'Who looks after your software now?',
    text: 'Send us a list of what went wrong in the last year. We will tell you what we would do in the first month, and what we would leave alone.',
    link: 'Ask about product maintenance',
  },
} satisfies ProjectWords;

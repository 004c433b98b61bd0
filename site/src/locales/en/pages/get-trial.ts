import type { PageWords } from '../../words.ts';

/** /get-trial */
export default {
  meta: {
    title: 'Trial sprint: two weeks with our team', // sample
    description:
      'Work with two of our people for two weeks on a real task of yours, at a fixed price, and keep the result, whatever you decide.', // sample
  },
  heading: 'Try us for two\u00a0weeks, on something real', // sample
  lead: 'References are nice to have, but a sprint tells you more. Choose a task that matters, and see how we work before you decide on anything longer.',

  offer: {
    heading: 'What a trial is',
    items: [
      {
        title: 'One task of yours',
        text: 'A feature, a repair, a prototype, a test plan: something that would be finished, or nearly so, in ten days.', // sample
      },
      {
        title: 'Two people and a lead',
        text: 'Two developers, or a developer and a tester, with a tech lead who is responsible for both.', // sample
      },
      {
        title: 'A price known beforehand',
        text: 'One amount, agreed before we start. If you go on with us, it is counted toward the first month.', // sample
      },
      {
        title: 'A result you keep',
        text: 'Code, notes and rights are yours, whatever you decide.', // sample
      },
    ],
  },
  days: {
    heading: 'How the two\u00a0weeks go', // sample
    items: [
      {
        title: 'Before',
        text: 'A call to choose the task. We will say so if it is too big or too small.',
      },
      {
        title: 'Days 1 and 2', // sample
        text: 'Access, reading, and a short note on what we found.',
      },
      {
        title: 'Days 3 to 8', // sample
        text: 'Building, with a stand-up at an hour we share and something to look at every day.',
      },
      {
        title: 'Days 9 and 10', // sample
        text: 'Review, tests, a demonstration, and a frank talk about how it went.',
      },
    ],
  },
  fit: {
    heading: 'When a trial is not the best start',
    text: 'If your task needs weeks of learning first, as a bank’s core system does, two weeks will show you little. Start with a paid study, and we will tell you what it would have to answer.', // sample
  },
  form: {
    heading: 'Propose a task',
    lead: 'One paragraph is enough. We will tell you whether it fits into two weeks, and who would do it.', // sample
    promises: [
      {
        title: '1 business day', // sample
        text: 'A reply that says whether the task fits into two weeks.', // sample
      },
      {
        title: '1 week', // sample
        text: 'A call to choose the task, one amount in writing, and a date to start.', // sample
      },
      {
        title: '2 weeks of work', // sample
        text: 'The result, the code and the notes, all of them yours.', // sample
      },
    ],
    messagePlaceholder: 'Our checkout takes six seconds. Find out why, and make it fast.',
  },
} satisfies PageWords & Record<string, unknown>;

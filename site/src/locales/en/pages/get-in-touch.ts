import type { PageWords } from '../../words.ts';

/** /get-in-touch */
export default {
  meta: {
    title: 'Get in touch about your project',
    description:
      'Tell us what exists, what is missing and when you need it. An engineer reads your request and answers with questions, not with a brochure.', // sample
  },
  heading: 'Tell us where it hurts, or where you want to go',
  lead: 'You need no specification and no budget to write to us. Describe the problem as you would to a colleague. The person who answers is the one who would lead the work.', // sample

  useful: {
    heading: 'Useful to tell\u00a0us, if you\u00a0know',
    items: [
      {
        title: 'What exists today',
        text: 'A sketch, a prototype, a system in use. Links and screenshots help.',
      },
      {
        title: 'Who will use it',
        text: 'How many people, where, on what devices, and how often.',
      },
      {
        title: 'What has to happen, and when',
        text: 'A trade fair, a season, the end of a contract: dates that do not move.',
      },
      {
        title: 'What worries you',
        text: 'This is usually where the real work is.',
      },
    ],
  },
  after: {
    heading: 'When you have the plan',
    items: [
      {
        title: 'You decide, in your own time',
        text: 'Compare it, ask about it, or take it elsewhere. If you like, a nondisclosure agreement covers all of it from the start.', // sample
      },
      {
        title: 'A contract of a few pages',
        text: 'Fixed scope, dedicated team or time by the month, with the names of the people who will do the work.', // sample
      },
      {
        title: 'The first two weeks', // sample
        text: 'The team works in your tools, and by the second Friday there is something to look at.', // sample
      },
    ],
  },
  form: {
    heading: 'Your project, in a few lines',
    lead: 'Only your name, an email address and a message are required.',
  },
} satisfies PageWords & Record<string, unknown>;

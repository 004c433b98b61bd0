import type { PageWords } from '../../words.ts';

/** /get-in-touch */
export default {
  meta: {
    title: 'Get in touch about your project',
    description:
      'Tell us what exists, what is missing and when you need it. An engineer reads your request and answers with questions, not with a brochure.', // sample
  },
  heading: 'Tell us where it hurts, or where it should go',
  lead: 'You need no specification and no budget to write to us. Describe the problem as you would to a colleague. The person who answers is the one who would lead the work.', // sample

  useful: {
    heading: 'Useful to tell us, if you know',
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
    heading: 'What happens next',
    items: [
      {
        title: 'A reply from a person',
        text: 'Within one business day, with a few questions, or with an honest “this is not for us”.', // sample
      },
      {
        title: 'A conversation',
        text: 'Forty-five minutes, at an hour that suits you. Under a nondisclosure agreement, if you like.', // sample
      },
      {
        title: 'A plan in writing',
        text: 'Team, price range, first release. It is yours to keep, even if you take it elsewhere.', // sample
      },
    ],
  },
  form: {
    heading: 'Your project, in a few lines',
    lead: 'Only your name, an email address and a message are required.',
  },
} satisfies PageWords & Record<string, unknown>;

import type { PageWords } from '../../words.ts';

/** /projects */
export default {
  meta: {
    title: 'Projects: eight kinds of work, one example each',
    description:
      'One project for each kind of work we are asked for: blockchain, web, maintenance, software, live streaming, mobile, testing, machine learning.',
  },
  heading: 'Eight kinds of work, one example each',
  lead: 'What we are asked for most often comes in eight kinds. Here is one project of each: a client, a problem, a decision, and what it looks like now.',

  list: {
    heading: 'All projects',
    link: 'View the project',
  },
  caseStudies: {
    heading: 'Looking for the longer stories?',
    text: 'The case studies follow eight products from the first need to the result.',
    link: 'Read the case studies',
  },
  closing: {
    heading: 'Yours would be the ninth',
    text: 'The request form lists the same eight kinds. Choose what comes closest, or nothing at all, and describe it in your own words.',
    link: 'Create request',
  },
} satisfies PageWords & Record<string, unknown>;

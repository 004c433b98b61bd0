import type { PageWords } from '../../words.ts';

/** /techs */
export default {
  meta: {
    title: 'Technologies: three architectures we build',
    description:
      'Full-stack applications, data-intensive applications, and data and AI: which architecture suits which problem, and how they work together.',
  },
  heading: 'Three architectures for three kinds of difficulty',
  lead: 'Most software is difficult in one of three ways: many rules, a lot of data, or judgment that cannot be written as a rule. Each asks for a different shape.',

  list: {
    heading: 'The three at a glance',
    difficulty: 'What makes it hard',
    example: 'Example from our work',
    link: 'See the architecture',
    items: {
      'full-stack': {
        difficulty: 'Many people, many rules, and all of it has to agree',
        example: 'Orderbuddy: one stream of orders for guests, kitchen and register',
      },
      'data-app': {
        difficulty: 'A lot of data that arrives by itself and never stops',
        example: 'Yokogawa: live traces from devices in the field',
      },
      ai: {
        difficulty: 'Judgment people have but cannot put into rules',
        example: 'Taffi: matching a new piece with a full wardrobe',
      },
    },
  },
  together: {
    heading: 'They meet in one product',
    paragraphs: [
      'A warehouse solution has orders with rules, scans that stream in, and a route that a model proposes. So the question is not which of the three to choose, but which part of your product is which, and where they touch.',
      'We draw these borders first. Each part can then be built, tested and replaced without the others, by a team that understands it.',
    ],
  },
  choose: {
    heading: 'And the tools?',
    text: 'The architecture comes first and the tools follow from it, by rules we are happy to share.',
    link: 'How we choose technologies',
  },
  closing: {
    heading: 'Which of the three sounds like yours?',
    text: 'Describe your problem in your own words. We will draw it for you.',
    link: 'Get in touch',
  },
} satisfies PageWords & Record<string, unknown>;

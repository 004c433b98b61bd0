import type { PageWords } from '../../words.ts';

/** /services */
export default {
  meta: {
    title: 'Services: teams, web, mobile, cloud, testing',
    description:
      'Five services to choose alone or together: dedicated teams, web, mobile apps, cloud and DevOps, QA and software testing.',
  },
  heading: 'Five services, and a team that\u00a0knows which\u00a0one you\u00a0need',
  lead: 'Choose one, or bring us a problem and let us suggest the mix. The same people can write the code, test it, release it and stay with it.',

  list: {
    heading: 'All services',
    link: 'Read more',
  },
  choose: {
    heading: 'Where to start',
    items: {
      'dedicated-teams': {
        title: 'You have a roadmap and too few people',
        text: 'A dedicated team joins yours and follows your priorities.',
      },
      'web-development': {
        title: 'You have an idea and need a first release',
        text: 'We build a web platform with a fixed first scope, and show it every other week.', // sample
      },
      'mobile-app-development': {
        title: 'Your users are on their feet',
        text: 'An app in both stores that works even in a basement.',
      },
      'cloud-devops': {
        title: 'You dread release days, or the bill',
        text: 'Pipelines, monitoring and a cloud bill in which every cost has an owner.',
      },
      'qa-sts': {
        title: 'Your customers find the bugs',
        text: 'Testers who learn your product, and tests that run by themselves.',
      },
    },
  },
  together: {
    heading: 'Better together',
    text: 'Orderbuddy began as web development, needed testers in the kitchen by the second month, and is now run by a small team that does a little of everything. Most of our clients take a similar path. You do not have to decide that today.', // sample
  },
  closing: {
    heading: 'Not sure which?',
    text: 'Describe the problem. We will answer with a suggestion and our reasons.',
    link: 'Ask us',
  },
} satisfies PageWords & Record<string, unknown>;

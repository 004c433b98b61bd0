import type { MetaWords, Quotation } from '../words.ts';
import { mission, vision } from './purpose.ts';

/** The home page. The texts of services and case studies come from their own files. */
export default {
  meta: {
    title: 'Software teams from Vietnam',
    description:
      'We build web, mobile and cloud software from Hanoi and Ho Chi Minh City, with teams that stay. See what we built, for whom, and what changed.', // sample
  } satisfies MetaWords,

  hero: {
    title: { first: 'Together', second: 'We Grow' },
    lead: 'We are a software company in Vietnam. Businesses in Asia, Europe and America bring us an idea, a backlog or a whole system, and we build it with them, season after season.', // sample
    start: 'Start a project',
    works: 'See what we built',
    factsLabel: 'In short',
    facts: [
      'Hanoi and Ho Chi Minh City', // sample
      'ISO\u00a09001:2015 certified',
      'Teams of 2 to 40 people', // sample
      'Working in English, French, Korean and Japanese', // sample
    ],
  },

  services: {
    heading: 'A team of your\u00a0own, or one\u00a0piece of work done\u00a0well',
    lead: 'Most clients start with two or three people and a problem that will not wait. What they keep is a team that knows the product as well as they do.', // sample
    /** One line per service: what it is usually built with. */
    technologies: {
      'dedicated-teams': 'Your stack, your tools, your sprint',
      'web-development': 'React, Next.js, Node, .NET', // sample
      'mobile-app-development': 'Swift, Kotlin, Flutter', // sample
      'cloud-devops': 'AWS, Azure, Terraform, Kubernetes', // sample
      'qa-sts': 'Playwright, Appium, k6, manual', // sample
    },
  },

  mission: {
    heading: 'Our mission',
    statement: mission,
    text: 'We say what a thing will cost before we build it, show it to you every other week, and stay for the years after launch.', // sample
  },
  vision: {
    heading: 'Our vision',
    statement: vision,
    text: 'We also build products of our own, and run and support them ourselves. That keeps our advice honest.', // sample
  },

  works: {
    heading: 'Selected works',
    all: 'View all works',
  },

  statistics: {
    heading: 'What has grown since our first contract',
  },

  clients: {
    heading: 'Clients and partners who build with us',
  },

  testimonials: {
    heading: 'What clients say',
    items: [
      {
        text: 'They asked why we wanted the feature before they asked how. In the third month we dropped half of the list, and the product got better.', // sample
        role: 'Head of product', // sample
        company: 'Logistics platform, Rotterdam', // sample
      },
      {
        text: 'The handover notes arrive in Japanese, and they are good. I forward them without changing a word.', // sample
        role: 'IT manager', // sample
        company: 'Manufacturer, Osaka', // sample
      },
      {
        text: 'Our release day used to be a night. Now it is a Tuesday, before lunch.', // sample
        role: 'Chief technology officer', // sample
        company: 'Health start-up, Lyon', // sample
      },
    ] satisfies Quotation[],
  },

  request: {
    heading: 'Tell us what you are building',
  },
};

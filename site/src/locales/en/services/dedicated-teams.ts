import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Dedicated teams from Vietnam',
    description:
      'Developers, testers and a tech lead who work only for you, in your tools and your sprint, from two people to a whole department.', // sample
  },
  name: 'Dedicated teams',
  menu: 'People who stay with your product, from sprint one to year five.', // sample
  summary:
    'Developers, testers and a tech lead who work only for you, in your tools and your sprint.',
  heading: 'A team that becomes\u00a0part of\u00a0yours',
  lead: 'You know what has to be built. We find the people who can build it, give them a good place to work, and they join your stand-up on Monday.', // sample
  request: 'Talk to us about a dedicated team',
  scene: {
    alt: 'The week of a team of five, from tech lead to tester, and its record: 29 of 31 sprints delivered as planned.',
  },
  introduction: {
    heading: 'For companies that hire more slowly than they grow',
    paragraphs: [
      'Hiring five good engineers at home can take most of a year. Meanwhile the roadmap waits, and the engineers you have answer tickets. A dedicated team closes that gap: the same people every day, on your product only, with the knowledge kept inside.', // sample
      'It is not a pool and not a ticket counter. You take part in choosing every person. They learn your business, disagree in your reviews, and are still there when the feature from last spring needs a change.',
    ],
  },
  offers: {
    heading: 'Who can join you',
    items: [
      {
        title: 'A core team',
        text: 'Tech lead, two or three developers and a tester: enough to own a part of the product from idea to operation.', // sample
      },
      {
        title: 'Single specialists',
        text: 'One person with the skill that is missing, from data engineering to test automation, inside the team you have.',
      },
      {
        title: 'A bridge in your language',
        text: 'An engineer who speaks English, French, Korean or Japanese, writes the notes and clears up misunderstandings the same day.', // sample
      },
      {
        title: 'A department over time',
        text: 'Several teams, an engineering manager and a room with your name on the door. In the end you may take it over.', // sample
      },
    ],
  },
  process: {
    heading: 'How a team begins',
    steps: [
      {
        title: 'Profile',
        text: 'A call about product, stack and habits. You receive a written profile for each seat.',
      },
      {
        title: 'Choice',
        text: 'Two or three people per seat, with code they have written. You talk to them and decide.', // sample
      },
      {
        title: 'First two weeks',
        text: 'Access, a walk through the system, and one small change in production before the second Friday.', // sample
      },
      {
        title: 'Rhythm',
        text: 'Your ceremonies, your tools. Our delivery manager calls you once a month and asks what should change.', // sample
      },
      {
        title: 'Change',
        text: 'Grow, shrink or swap a skill with a month’s notice. Handover is part of the price.', // sample
      },
    ],
  },
  deliverables: {
    heading: 'What you can count on',
    items: [
      'The same people, named in the contract',
      'Office time shared every day: two and a half hours with Paris and Berlin, seven with Japan and Korea', // sample
      'A monthly page of hours, results and open risks',
      'Equipment, accounts and disks under your security rules',
      'A replacement with a paid overlap if someone leaves', // sample
    ],
  },
  technologies: {
    heading: 'What our people work with',
    text: 'TypeScript, C#, Java, Python, PHP, Swift, Kotlin and Flutter; React, Angular and Vue; AWS, Azure and Google Cloud. For anything else we say honestly how long it takes to find someone.', // sample
  },
  questions: {
    heading: 'Questions we hear first',
    items: [
      {
        question: 'Who leads the team?',
        answer:
          'You set the priorities. Our tech lead looks after quality and people, and works on the same code.',
      },
      {
        question: 'What is the smallest team?',
        answer:
          'Two people: a developer and a tester, or two developers. A single specialist joins a team you already have, because alone a person far away loses touch.', // sample
      },
      {
        question: 'How long are we bound?',
        answer:
          'Three months at first, so that everyone can settle in. After that, month by month.', // sample
      },
      {
        question: 'Can we hire someone from the team?',
        answer:
          'Yes, after a year together and with their consent. The terms are in the contract from the start.', // sample
      },
    ],
  },
  proof: 'An industrial device cloud grew with a team that worked beside the client’s own.', // sample
} satisfies ServiceWords;

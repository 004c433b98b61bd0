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
  lead: 'You know what has to be built. We find the people who can build it and give them a good place to work, and they join your daily stand-up.', // sample
  request: 'Talk to us about a dedicated team',
  scene: {
    alt: 'The week of a team of five, from tech lead to tester, and its record: 29 of 30 sprints delivered as planned.',
  },
  introduction: {
    heading: 'For companies that grow faster than they can hire',
    paragraphs: [
      'Hiring five good engineers at home can take the better part of a year. Meanwhile the roadmap waits, and the engineers you have answer tickets. A dedicated team closes that gap: the same people every day, on your product only, so what they learn stays with it.', // sample
      'It is neither a talent pool nor a ticket counter. You take part in choosing every person. They learn your business, disagree in your reviews, and are still there when the feature from last spring needs a change.',
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
        title: 'Individual specialists',
        text: 'One person with the skill you are missing, from data engineering to test automation, inside the team you have.',
      },
      {
        title: 'A bridge in your language',
        text: 'An engineer who speaks English, French, Korean or Japanese, writes the notes and clears up misunderstandings the same day.', // sample
      },
      {
        title: 'A department over time',
        text: 'Several teams, an engineering manager and a room with your name on the door. In time, you can take it over.', // sample
      },
    ],
  },
  process: {
    heading: 'How a team begins',
    steps: [
      {
        title: 'Profile',
        text: 'A call about product, stack and habits. You receive a written profile for each role.',
      },
      {
        title: 'Choice',
        text: 'Two or three candidates per role, with code they have written. You talk to them and decide.', // sample
      },
      {
        title: 'First two weeks',
        text: 'Access, a walk through the system, and one small change in production by the second Friday.', // sample
      },
      {
        title: 'Rhythm',
        text: 'Your ceremonies, your tools. Our delivery manager calls you once a month and asks what should change.', // sample
      },
      {
        title: 'Change',
        text: 'Grow, shrink or swap skills with a month’s notice. Handover is included in the price.', // sample
      },
    ],
  },
  deliverables: {
    heading: 'What you can count on',
    items: [
      'The same people, named in the contract',
      'Shared office hours every day: two and a half with Paris and Berlin, seven with Japan and Korea', // sample
      'A one-page monthly report: hours, results and open risks',
      'Laptops, accounts and disk encryption under your security rules',
      'A replacement if someone leaves, with an overlap at our expense', // sample
    ],
  },
  technologies: {
    heading: 'What our people work with',
    text: 'TypeScript, C#, Java, Python, PHP, Swift, Kotlin and Flutter; React, Angular and Vue; AWS, Azure and Google Cloud. For anything else, we tell you honestly how long it will take to find someone.', // sample
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
          'Two people: a developer and a tester, or two developers. A single specialist joins a team you already have, because a person alone and far away loses touch.', // sample
      },
      {
        question: 'How long is the commitment?',
        answer: 'Three months to start, so everyone can settle in. After that, month to month.', // sample
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

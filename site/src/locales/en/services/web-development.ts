import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Web development: platforms, stores, back offices',
    description:
      'Web platforms, online stores and back offices built in Vietnam: fast on a slow phone, measured in use, and easy for the next team to take over.',
  },
  name: 'Web development',
  menu: 'Platforms and stores that stay fast when the traffic arrives.',
  summary:
    'Booking platforms, online stores, back offices and the integrations between them, built to be measured and easy to hand over.',
  heading: 'Web platforms that carry the whole business day',
  lead: 'A booking at seven, a price change at noon, an invoice at night. We build the pages your customers see and the back office behind them as one product, with one team.',
  request: 'Talk to us about web development',
  scene: {
    alt: 'A booking platform with three rooms, a card with its measured speed, and the approved review of a change.',
  },
  introduction: {
    heading: 'For products that people work in',
    paragraphs: [
      'Some of our clients are start-ups with a first release to show. Others have run the same system for ten years and need to change it without shutting down. Both want the same thing: software that does its work on a slow phone, on a crowded day, and in three years’ time.', // sample
      'We begin with what people do with the product, screen by screen, and with the data behind it. Then we build in slices that can be used: sign-in and one real task first, everything else after that. You see each slice on a test address, with your own data, before you decide on the next.',
    ],
  },
  offers: {
    heading: 'What we build',
    items: [
      {
        title: 'Booking and marketplace platforms',
        text: 'Search, availability, payment and the messages in between, for two sides that have to trust each other.',
      },
      {
        title: 'Online stores',
        text: 'Product pages that open at once, prices and taxes that are right, and a checkout that forgives a typo.',
      },
      {
        title: 'Back offices',
        text: 'Tables, forms and approvals for people who use them eight hours a day: quick by keyboard, and clear about who changed what.',
      },
      {
        title: 'Integrations and legacy systems',
        text: 'Connections to ERP, payment and warehouse systems, and a way out of the old one that keeps the business running.',
      },
    ],
  },
  process: {
    heading: 'From the first call to the first release',
    steps: [
      {
        title: 'Listen',
        text: 'A week of calls and screens. You get a map of the product and a price range.', // sample
      },
      {
        title: 'Sketch',
        text: 'Clickable screens for the three most important tasks, tried out by people who will use them.', // sample
      },
      {
        title: 'Build',
        text: 'Two-week sprints, a demo at the end of each, code reviewed by two people.', // sample
      },
      {
        title: 'Release',
        text: 'Load tests, a rehearsed rollback, and a launch on a weekday morning.',
      },
      {
        title: 'Maintain',
        text: 'Monitoring, security updates and a monthly report: what we saw, what we suggest.', // sample
      },
    ],
  },
  deliverables: {
    heading: 'What you get',
    items: [
      'Source code in your repository, from the first day',
      'Automated tests and a pipeline that releases in one step',
      'A design library with every component and its states',
      'Pages checked for WCAG 2.2 AA and for speed on a midrange phone', // sample
      'Handover notes in English, French, Korean or Japanese', // sample
    ],
  },
  technologies: {
    heading: 'What we build with',
    text: 'React, Next.js and Vue in the browser; Node, .NET, Java and PHP behind it; PostgreSQL, MySQL and Redis for the data. If your team already has a stack, we join it.', // sample
  },
  questions: {
    heading: 'Questions we hear first',
    items: [
      {
        question: 'Can you take over code that somebody else wrote?',
        answer:
          'Yes. We spend a week reading it and tell you what is sound, what is risky and what we would leave alone. Rewriting everything is rarely the answer.', // sample
      },
      {
        question: 'Who owns the code?',
        answer:
          'You do, from the first commit. It sits in your repository, as do the designs and the tests.',
      },
      {
        question: 'What if we need more people halfway?',
        answer:
          'A new developer joins within two to four weeks, and a colleague brings them up to speed at our expense.', // sample
      },
      {
        question: 'Do you also run what you build?',
        answer:
          'If you like. Many clients keep two of our people after launch, for operations and small changes.', // sample
      },
    ],
  },
  proof: 'Eleven restaurants take their orders on a web platform we built and still run.', // sample
} satisfies ServiceWords;

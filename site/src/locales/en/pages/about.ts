import type { PageWords } from '../../words.ts';
import { mission, vision } from '../purpose.ts';

/** /About */
export default {
  meta: {
    title: 'About us: a software company in Vietnam',
    description:
      'Who we are, what we want to become, where we work and how: two offices, ISO 9001:2015, and teams that stay with a product for years.', // sample
  },
  heading: 'We grow when our clients do',
  lead: 'We are developers, testers, designers and tech leads in Hanoi and Ho Chi Minh City. We build software for companies around the world, and we like to stay with it.', // sample

  story: {
    heading: 'Why rice fields',
    paragraphs: [
      'Terraced rice fields are old engineering. Every level is built to hold water for the next, nobody builds one alone, and the work is never finished: a wall is repaired every season. We think about software the same way.',
      'Our clients are start-ups with a first idea, and small and medium companies with a system that has to keep running while it changes. Some send us a sketch. Others hand us ten years of code and the keys to production. Either way it takes trust, and we try to earn it in small steps that can be checked.', // sample
    ],
  },
  mission: {
    heading: 'Our mission',
    statement: mission,
    text: 'First choice does not mean cheapest or biggest. It means that a client with a new problem thinks of us before putting it out to bid. We earn that with prices named before the work, a demo every other week, and people who are still there after the launch.', // sample
  },
  vision: {
    heading: 'Our vision',
    statement: vision,
    text: 'Alongside client work, we build products of our own, which we run, support and pay for ourselves. People who answer their own alarms give better advice.', // sample
  },
  offices: {
    heading: 'Two offices, one way of working',
    text: 'The two offices share one set of tools, one quality manual and one calendar. A team sits together in one of them, so a question costs a few steps, not a ticket.', // sample
    headOffice: {
      title: 'Head office, Hanoi', // sample
      text: 'Management, delivery, design and the device lab, where locks, scanners and eight years’ worth of phones wait on a shelf.', // sample
    },
    branch: {
      title: 'Ho\u00a0Chi\u00a0Minh\u00a0City branch',
      text: 'Web, mobile and cloud teams, close to the start-ups, warehouses and restaurants of the South.', // sample
    },
    map: 'Open in Maps',
  },
  quality: {
    heading: 'ISO\u00a09001:2015, in daily use',
    paragraphs: [
      'The company is certified to ISO\u00a09001:2015. For you this means that the way we plan, review, test and hand over is written down, followed, and checked by someone from outside.',
      'It does not mean paperwork. Our quality manual fits on a few pages, and most of it runs as code: a change without a review or a test does not reach the main branch.', // sample
    ],
  },
  way: {
    heading: 'Our way of working',
    items: [
      {
        title: 'We ask why first',
        text: 'The best feature is sometimes the one that is left out. We would rather say so before it is built.',
      },
      {
        title: 'We show, and then we tell',
        text: 'Every other week there is something to click on, at a web address of your own. The report that comes with it is short.', // sample
      },
      {
        title: 'Bad news travels first',
        text: 'If a date is at risk, you hear about it the day we do, with two ways out.', // sample
      },
      {
        title: 'Two people know every part',
        text: 'No part of your product depends on one person. Reviews, rotation and notes see to that.',
      },
      {
        title: 'We make it easy to leave',
        text: 'Code, accounts and documents are yours from the first day. Clients who could go tend to stay.', // sample
      },
    ],
  },
  people: {
    heading: 'The people you would meet',
    text: 'A tech lead answers your first message and remains your main contact. Developers and testers speak with you directly in English and, where it helps, in French, Korean or Japanese. You will know their names, and they will know your customers.', // sample
    link: 'Talk to us',
  },
} satisfies PageWords & Record<string, unknown>;

import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Testing project: a rehearsal for ticket day',
    description:
      'QA and load testing for a ticket seller: the busiest ten minutes of the year, rehearsed until nothing went wrong anymore.', // sample
  },
  name: 'Ticket day',
  kind: 'Ticket seller, Japan', // sample
  heading: 'Ticket day: the\u00a0busiest ten\u00a0minutes, rehearsed', // sample
  lead: 'Once a year, a festival sells all its tickets before breakfast. Our testers rehearsed that morning until it became a quiet one.',
  scene: {
    alt: 'A queue of people along a load curve in front of a gate, four passed checks, and a paper ticket with a barcode.',
  },
  strategy: {
    heading: 'Strategy: break it in March, so it holds in May', // sample
    paragraphs: [
      'The year before, the site had sold 212 seats twice and lost a sponsor. The team was good, and had tested every part. Nobody had tested the morning itself.', // sample
      'We wrote the morning down as a script: people who reload, people with two devices, cards that are refused, a payment service that goes silent for ninety seconds. Then we played it, harder each week, and worked with the developers to fix whatever gave way.', // sample
    ],
  },
  interface: {
    heading: 'Interface: a report that can be read standing up',
    paragraphs: [
      'Each rehearsal ended with one page on the wall: how many people, where it slowed down, what comes next. Managers and developers read from the same page.',
    ],
    points: [
      {
        title: 'The queue, honestly',
        text: 'Testing with real people led to a waiting page that shows your place in line, and holds it.',
      },
      {
        title: 'Seats counted twice',
        text: 'An independent count alongside the seller’s own, compared every second.', // sample
      },
      {
        title: 'A rehearsal to keep',
        text: 'The script runs every night now, at a tenth of its size.', // sample
      },
    ],
  },
  testimonial: {
    text: 'At 8:09 I asked whether the sale had started. It was over.', // sample
    role: 'Managing director', // sample
    company: 'Ticket seller, Osaka', // sample
  },
  request: {
    heading: 'Which morning worries you?',
    text: 'Give us the date and tell us what must not happen. We will tell you what can be rehearsed before then.',
    link: 'Ask about QA and testing',
  },
} satisfies ProjectWords;

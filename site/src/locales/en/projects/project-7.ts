import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Testing project: a rehearsal for ticket day',
    description:
      'QA and load testing for a ticket shop: the busiest ten minutes of the year, rehearsed until nothing happened any more.', // sample
  },
  name: 'Ticket day',
  kind: 'Ticket shop, Japan', // sample
  heading: 'Ticket day: the busiest ten minutes, rehearsed', // sample
  lead: 'Once a year, a festival sells all its tickets before breakfast. Our testers rehearsed that morning until it became a quiet one.',
  scene: {
    alt: 'A queue of people along a load curve in front of a gate, four passed checks, and a paper ticket with a barcode.',
  },
  strategy: {
    heading: 'Strategy: break it in March, so that it holds in May', // sample
    paragraphs: [
      'The year before, the shop had sold 212 seats twice and lost a sponsor. The team was good, and had tested each part. Nobody had tested the morning.', // sample
      'We wrote the morning down as a script: people who reload, people with two devices, cards that are refused, a payment service that goes quiet for ninety seconds. Then we played it, louder each week, and mended what gave way together with the developers.', // sample
    ],
  },
  interface: {
    heading: 'Interface: a report that can be read standing up',
    paragraphs: [
      'Each rehearsal ended with one page on the wall: how many people, where it slowed down, what comes next. Managers and developers read the same page.',
    ],
    points: [
      {
        title: 'The queue, honestly',
        text: 'Testing with real people led to a waiting page that names the place in line and keeps it.',
      },
      {
        title: 'Seats counted twice',
        text: 'An independent count beside the shop’s own, compared every second.', // sample
      },
      {
        title: 'A rehearsal to keep',
        text: 'The script runs every night now, at a tenth of its size.', // sample
      },
    ],
  },
  testimonial: {
    text: 'At nine past eight I asked whether the sale had started. It was over.', // sample
    role: 'Managing director', // sample
    company: 'Ticket shop, Osaka', // sample
  },
  request: {
    heading: 'Which morning worries you?',
    text: 'Give us its date and what must not happen. We will tell you what can be rehearsed before then.',
    link: 'Ask about QA and testing',
  },
} satisfies ProjectWords;

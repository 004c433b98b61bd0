import type { PageWords } from '../../words.ts';

/** /Project */
export default {
  meta: {
    title: 'How we run a project',
    description:
      'From the first message to the years after launch: the five phases of a project, what you see in each, and who does what.', // sample
  },
  heading: 'How we run a project',
  lead: 'No two projects are alike, but the good ones follow a similar course. This is ours, with what you receive at each stage and where you can stop.',

  phases: {
    heading: 'Five phases, each with an exit',
    receive: 'You receive',
    items: [
      {
        title: 'Understand',
        text: 'We talk to the people who will use the product, look at what exists, and write down the problem in your words. If we find that no software is needed, we say so.',
        receive: 'A product map, a list of risks, a narrower price range', // sample
        time: '1 to 2 weeks', // sample
      },
      {
        title: 'Draw',
        text: 'The most important tasks become screens you can click through. Five people who do not know us try them out, and we change what they stumble over.', // sample
        receive: 'A tested prototype, the first backlog',
        time: '2 to 4 weeks', // sample
      },
      {
        title: 'Build',
        text: 'Sprints of two weeks. Each ends with something usable at a web address of your own. You set the order; we tell you what a change would cost.', // sample
        receive: 'A demo and a one-page report per sprint',
        time: '2 to 9 months', // sample
      },
      {
        title: 'Launch',
        text: 'Load tests, data migration and a rehearsal of the day itself, rollback included. Then a quiet morning, with the whole team on hand.',
        receive: 'A live product, a runbook, trained users',
        time: '2 to 3 weeks', // sample
      },
      {
        title: 'Stay',
        text: 'We watch, repair, update and improve. Or we hand over to your people and stay available for their questions.',
        receive: 'A monthly page: what we saw, what we suggest', // sample
        time: 'For as long as you like',
      },
    ],
  },
  roles: {
    heading: 'Who does what',
    items: [
      {
        title: 'You',
        text: 'One person who can decide, about four hours a week. Without that person, no method will help.', // sample
      },
      {
        title: 'Tech lead',
        text: 'Your main contact, working on the same code as everyone else and responsible for the result.',
      },
      {
        title: 'Developers and testers',
        text: 'Named people who stay for the whole project and speak with you directly.',
      },
      {
        title: 'Delivery manager',
        text: 'Not on the project, which is the point: asks both sides once a month what is going wrong.', // sample
      },
    ],
  },
  change: {
    heading: 'When something changes',
    text: 'It will. Change requests go into the backlog with an estimate, and something else moves down. If a date is at risk, you hear about it the same day, with at least two proposals. Nothing is decided in a meeting you were not invited to.', // sample
  },
  closing: {
    heading: 'Start with the first phase',
    text: 'It is short, it has a fixed price, and what it produces is yours. Afterward you will know enough to decide on the rest.', // sample
    link: 'Create request',
  },
} satisfies PageWords & Record<string, unknown>;

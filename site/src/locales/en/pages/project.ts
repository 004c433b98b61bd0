import type { PageWords } from '../../words.ts';

/** /Project */
export default {
  meta: {
    title: 'How a project with us runs',
    description:
      'From the first letter to the years after the launch: the five phases of a project, what you see in each, and who does what.', // sample
  },
  heading: 'How a project with us runs',
  lead: 'No two projects are alike, but good ones have a similar course. This is ours, with what you receive at each point and where you can stop.',

  phases: {
    heading: 'Five phases, each with a way out',
    receive: 'You receive',
    items: [
      {
        title: 'Understand',
        text: 'We talk to the people who will use the product, look at what exists, and write down the problem in your words. If we find that no software is needed, we say so.',
        receive: 'A map of the product, a list of risks, a range of cost', // sample
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
        text: 'Sprints of two weeks. Each ends with something usable at an address of your own. You set the order; we tell you what it costs to change it.', // sample
        receive: 'A demonstration and a one-page report per sprint',
        time: '2 to 9 months', // sample
      },
      {
        title: 'Launch',
        text: 'Load tests, data migration and a rehearsal of the day itself, with the way back. Then a quiet morning, with the whole team at hand.',
        receive: 'A live product, a runbook, trained users',
        time: '2 to 3 weeks', // sample
      },
      {
        title: 'Stay',
        text: 'We watch, repair, update and improve. Or we hand over to your people and remain reachable for their questions.',
        receive: 'A monthly page with what we saw and suggest', // sample
        time: 'For as long as you like',
      },
    ],
  },
  roles: {
    heading: 'Who does what',
    items: [
      {
        title: 'You',
        text: 'One person who may decide, about four hours a week. Without this person, no method helps.', // sample
      },
      {
        title: 'Tech lead',
        text: 'Your first contact, on the same code as everyone else, responsible for the result.',
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
    text: 'It will. New wishes go into the backlog with an estimate, and something else moves down. If a date is in danger, you hear it the same day, with at least two proposals. Nothing is decided in a meeting that you were not asked to.', // sample
  },
  closing: {
    heading: 'Begin with the first phase',
    text: 'It is short, it has a fixed price, and what it produces is yours. After it you know enough to decide on the rest.', // sample
    link: 'Create request',
  },
} satisfies PageWords & Record<string, unknown>;

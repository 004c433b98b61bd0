import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Mobile project: an app for elevator technicians',
    description:
      'A mobile application for technicians in shafts and basements: routes, checklists and spare parts, all usable without a network.',
  },
  name: 'Service rounds',
  kind: 'Elevator service company, France', // sample
  heading: 'Service rounds: an app for the bottom of the shaft',
  lead: 'Elevator technicians work where no signal reaches, with gloves on and a lamp between their teeth. We built the app they carry, and the office tool that plans their day.',
  scene: {
    alt: 'A technician’s phone with a checklist on a toolbox, a section through an elevator shaft, and a card with the next address.',
  },
  strategy: {
    heading: 'Strategy: ride along, then design',
    paragraphs: [
      'Two of our people spent three days in vans and shafts. They saw that reports were written at home in the evening, from memory, and that spare parts were ordered twice because nobody knew which van had what.', // sample
      'The first release did only two things: the checklist on site, and the stock of the van. Six technicians used it for a month before the other fifty got it.', // sample
    ],
  },
  interface: {
    heading: 'Interface: large, dark, forgiving',
    paragraphs: [
      'Buttons fit a gloved thumb. The screen is dark by default, so eyes stay adjusted to the shaft. Everything can be undone.',
    ],
    points: [
      {
        title: 'Today’s round',
        text: 'Addresses in a sensible order, with door codes and the name of the building manager.',
      },
      {
        title: 'Checklist by voice',
        text: '“Door three, seal worn.” The app files the sentence under the right item.',
      },
      {
        title: 'The van as a shelf',
        text: 'A part is scanned out when it is used, and reordered automatically when the last one goes.',
      },
    ],
  },
  testimonial: {
    text: 'My evenings are mine again. The report is finished before I am out of the building.', // sample
    role: 'Service technician', // sample
    company: 'Elevator service company, Lille', // sample
  },
  request: {
    heading: 'Who in your company works away from a desk?',
    text: 'Let one of us ride along for a day. It\u00a0is the\u00a0cheapest design work there\u00a0is.',
    link: 'Ask about a mobile application',
  },
} satisfies ProjectWords;

import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Mobile project: an app for elevator technicians',
    description:
      'A mobile application for technicians in shafts and cellars: routes, checklists and spare parts, all usable without a network.',
  },
  name: 'Service rounds',
  kind: 'Elevator service company, France', // sample
  heading: 'Service rounds: an app for the bottom of the shaft',
  lead: 'Elevator technicians work where no signal reaches, with gloves on and a lamp between their teeth. We built the app they carry, and the office that plans their day.',
  scene: {
    alt: 'A technician’s phone with a checklist on a toolbox, a section through an elevator shaft, and a card with the next address.',
  },
  strategy: {
    heading: 'Strategy: ride along, then design',
    paragraphs: [
      'Two of our people spent three days in vans and shafts. They saw that reports were written at home in the evening, from memory, and that spare parts were ordered twice because nobody knew what lay in which van.', // sample
      'The first release did only two things: the checklist on site, and the stock of the van. It was used by six technicians for a month before the other fifty got it.', // sample
    ],
  },
  interface: {
    heading: 'Interface: large, dark, forgiving',
    paragraphs: [
      'Buttons fit a gloved thumb. The screen is dark by default, so that eyes stay used to the shaft. Everything can be undone.',
    ],
    points: [
      {
        title: 'Today’s round',
        text: 'Addresses in a sensible order, with door codes and the name of the caretaker.',
      },
      {
        title: 'Checklist by voice',
        text: '“Door three, seal worn.” The app files the sentence under the right point.',
      },
      {
        title: 'The van as a shelf',
        text: 'A part is scanned out when it is used, and ordered by itself when the last one leaves.',
      },
    ],
  },
  testimonial: {
    text: 'My evenings are mine again. The report is finished before I am out of the building.', // sample
    role: 'Service technician', // sample
    company: 'Elevator service company, Lille', // sample
  },
  request: {
    heading: 'Who works away from a desk in your company?',
    text: 'Let one of us go along for a day. It is the cheapest design work there is.',
    link: 'Ask about a mobile application',
  },
} satisfies ProjectWords;

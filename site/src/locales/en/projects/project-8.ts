import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'AI project: reading delivery notes',
    description:
      'Machine learning for a freight office: delivery notes are read from a photo, checked against orders, and handed to a person when in doubt.',
  },
  name: 'Note reader',
  kind: 'Freight forwarder, the Netherlands', // sample
  heading: 'Note reader: crumpled paper, clean data',
  lead: 'A freight office spent its nights typing in delivery notes. We trained a model that reads them from a photo, and knows when to ask a person.',
  scene: {
    alt: 'A crumpled delivery note with marked fields, a table filled from it, and one uncertain line that waits for a person.',
  },
  strategy: {
    heading: 'Strategy: measure the people first',
    paragraphs: [
      'Before we trained anything, we had two clerks type the same thousand notes. They disagreed on three out of a hundred. So that was the bar to clear, and it surprised the office.', // sample
      'The first model cleared it after five weeks for printed notes, and not at all for handwriting. We released it for printed notes. Handwriting followed six months later, with the examples the clerks had corrected in the meantime.', // sample
    ],
  },
  interface: {
    heading: 'Interface: doubt is shown, not hidden',
    paragraphs: [
      'The clerk sees the photo beside the data. What the model is sure of is quiet; what it is not sure of is large, and listed by importance.',
    ],
    points: [
      {
        title: 'One key per decision',
        text: 'Accept, change, or “cannot be read.” A note takes seconds, and no mouse.',
      },
      {
        title: 'Checked against the order',
        text: 'Quantities that do not match are shown with the order they should have matched.',
      },
      {
        title: 'A weekly figure',
        text: 'How many notes went through on their own, and how many of those were wrong, by sender.',
      },
    ],
  },
  testimonial: {
    text: 'It is right more often than we are, and it says so when it is not.', // sample
    role: 'Office manager', // sample
    company: 'Freight forwarder, Rotterdam', // sample
  },
  request: {
    heading: 'What do your people still type from paper?',
    text: 'Send us twenty examples, ugly ones included. We will tell you what a model could read, what it could not, and what it would cost to find out.', // sample
    link: 'Ask about AI and machine learning',
  },
} satisfies ProjectWords;

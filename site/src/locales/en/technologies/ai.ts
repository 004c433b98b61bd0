import type { TechnologyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Data and AI: models that show their work',
    description:
      'Machine learning as part of a product: from labeled examples to a measured model in daily use, with people who can overrule it.',
  },
  name: 'Data and AI',
  summary:
    'Reading, matching, forecasting and searching with models that are measured before they are trusted.',
  heading: 'Data and AI you can measure',
  lead: 'A model is a component like any other: it has a task, a test and days when it is wrong. We build it so you know how often, and what happens then.',
  introduction: {
    heading: 'When a model earns its place',
    paragraphs: [
      'Some tasks cannot be written down as rules: reading a crumpled delivery note, matching a coat to a skirt, predicting which machine will need a visit. If people can do the task and you have examples of it, a model can usually learn it.',
      'If a rule would do, we write the rule. And before we build anything, we measure how well people do the task today. That figure is the bar the model has to clear, and you see it on the first page of our report.',
    ],
  },
  diagram: {
    heading: 'From an example to an answer, and back again',
    alt: 'A circle: examples are labeled, a model is trained, tested and released, uncertain answers go to a person, and corrections return as examples.',
    caption:
      'Uncertain answers go to a person. What that person decides becomes an example, so the system learns from exactly the cases it found hard.',
  },
  layers: {
    heading: 'What each layer is responsible for',
    items: [
      {
        title: 'Examples',
        text: 'Collected with permission, stripped of personal data that is not needed, labeled by people who know the subject.',
      },
      {
        title: 'Training',
        text: 'Repeatable from data to model. Anyone on the team can make last month’s model again.', // sample
      },
      {
        title: 'Testing',
        text: 'A fixed set that no model has seen, with the rare and awkward cases counted separately.',
      },
      {
        title: 'Serving',
        text: 'Behind a plain API, with a time limit, a cost limit and an answer for the day it is unavailable.',
      },
      {
        title: 'Oversight',
        text: 'Confidence, reasons and an undo for the person in charge; drift and cost on a dashboard.',
      },
    ],
  },
  practice: {
    heading: 'How we build it',
    items: [
      {
        title: 'Two weeks to a first figure',
        text: 'A small model on your own data, compared with people and with the simplest rule. Then you decide whether to go on.', // sample
      },
      {
        title: 'Large language models with sources',
        text: 'Answers are tied to your documents, cite them, and may say “I\u00a0don’t\u00a0know.”',
      },
      {
        title: 'Tools we reach for',
        text: 'Python, PyTorch and scikit-learn; open models on your own machines or hosted ones under contract; PostgreSQL with vectors before any special database.', // sample
      },
      {
        title: 'Your data stays yours',
        text: 'We train nothing on it for anyone else, and we put that in the contract.', // sample
      },
    ],
  },
  closing: {
    heading: 'Do you have a task for a model?',
    text: 'Tell us what people do by hand today, and how you would spot a mistake. If a simpler way exists, that will be our first sentence.',
  },
} satisfies TechnologyWords;

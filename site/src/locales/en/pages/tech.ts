import type { PageWords } from '../../words.ts';

/** /tech */
export default {
  meta: {
    title: 'How we choose technologies',
    description:
      'Six rules by which we choose languages, databases and clouds for a client’s product, and what we write down so that the choice can be checked.', // sample
  },
  heading: 'How we choose technologies',
  lead: 'A technology is a promise that someone has to keep for years. Before we make it in your name, we ask who will keep it, what it costs, and how to get out of it.',

  rules: {
    heading: 'Six rules', // sample
    items: [
      {
        title: 'Your team comes first',
        text: 'What your people know and can hire for weighs more than what we would enjoy.',
      },
      {
        title: 'Boring where it counts',
        text: 'Money, identity and data rest on tools at least ten years old and still maintained.', // sample
      },
      {
        title: 'New where it pays',
        text: 'A young tool may have one place in a product: where it makes a difference users notice.',
      },
      {
        title: 'Open, with a way out',
        text: 'Open standards and open source before a vendor’s own. If we recommend a service, we describe how to leave it.',
      },
      {
        title: 'Measured, not assumed',
        text: 'Two candidates, one small test with your data, a table of results. It takes days and saves months.', // sample
      },
      {
        title: 'As few as possible',
        text: 'Every additional tool has to be updated, secured and explained. The best diagram has few boxes.',
      },
    ],
  },
  record: {
    heading: 'On record, on one page',
    text: 'For each choice that is hard to reverse, you receive one page: the question, the options, what we measured, what we decided, and what would make us decide differently. Five years later, someone will be grateful for it.', // sample
  },
  stacks: {
    heading: 'What we know well',
    items: [
      {
        title: 'In the browser',
        text: 'TypeScript, React, Next.js, Vue, Angular', // sample
      },
      {
        title: 'On the phone',
        text: 'Swift, Kotlin, Flutter', // sample
      },
      {
        title: 'On the server',
        text: 'Node, .NET, Java, Python, PHP', // sample
      },
      {
        title: 'For data',
        text: 'PostgreSQL, MySQL, Redis, Kafka, ClickHouse, TimescaleDB', // sample
      },
      {
        title: 'In operations',
        text: 'AWS, Azure, Google Cloud, Terraform, Kubernetes, Prometheus', // sample
      },
      {
        title: 'For machine learning',
        text: 'PyTorch, scikit-learn, open and hosted language models', // sample
      },
    ],
  },
  closing: {
    heading: 'Facing a choice?',
    text: 'Send us the question and the two options you are torn between. We will tell you what we would measure.',
    link: 'Ask us',
  },
} satisfies PageWords & Record<string, unknown>;

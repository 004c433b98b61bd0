import type { TechnologyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Full-stack applications: one team, every layer',
    description:
      'How we build applications from the browser to the database: the layers, what each is responsible for, and the habits that keep them changeable.',
  },
  name: 'Full-Stack Application',
  summary:
    'Interface, service, data and operations as one product: for platforms, online stores, back offices and most of what businesses run on.',
  heading: 'Full-stack applications, from\u00a0the\u00a0thumb to the table row',
  lead: 'Most business software is this: people enter something, others see it, and it all has to be true tomorrow. We build every layer with one team, so no fault can hide between two teams.',
  introduction: {
    heading: 'When this is the right architecture',
    paragraphs: [
      'Choose it when the hard part is what people do: ordering, booking, approving, paying. The amount of data is ordinary; the number of rules is not. Orderbuddy is one of these, and so are Wareflex and Halialabs.',
      'We keep it plain on purpose. One application with clear divisions inside is quicker to build, cheaper to run and easier to understand than a dozen small services. It can be split up later, along lines that have proven themselves.',
    ],
  },
  diagram: {
    heading: 'One request, followed all the way',
    alt: 'Browser and app call an edge cache and the application with its interface, rules and jobs; below lie database, queue and files, beside them monitoring and the release pipeline.',
    caption:
      'Reading is answered near the visitor. Writing goes to one place, is checked by one set of rules, and is stored before anyone is told that it worked.',
  },
  layers: {
    heading: 'What each layer is responsible for',
    items: [
      {
        title: 'Interface',
        text: 'Pages rendered on the server and interactive at once, apps where a phone’s hardware is needed. One design library for all of them.',
      },
      {
        title: 'Application',
        text: 'The rules of the business, in plain code with no framework’s fingerprints on it, tested without a browser.',
      },
      {
        title: 'Data',
        text: 'A relational database as the single source of truth; caches and search can be rebuilt from it at any time.',
      },
      {
        title: 'Jobs and messages',
        text: 'Mail, invoices and imports wait in a queue that survives a restart, and each job is safe to retry.',
      },
      {
        title: 'Operations',
        text: 'Pipeline, monitoring, backup and restore, built in the first sprint and used from then on.',
      },
    ],
  },
  practice: {
    heading: 'How we build it',
    items: [
      {
        title: 'Types from end to end',
        text: 'A field that changes its name breaks the build at our desk, not the page on your customer’s phone.',
      },
      {
        title: 'Thin slices',
        text: 'Each sprint delivers something a person can do, through every layer, instead of a finished layer nobody can use.',
      },
      {
        title: 'Tools we reach for',
        text: 'TypeScript with React and Next.js or Vue; Node, .NET or Java; PostgreSQL and Redis; containers on AWS, Azure or your own machines.', // sample
      },
      {
        title: 'Speed as a test',
        text: 'The pipeline holds a budget for weight and time. A page that grows too heavy does not get through.',
      },
    ],
  },
  closing: {
    heading: 'Is your application one of these?',
    text: 'Describe what people do with it on a normal day. We will tell you which layers it needs, which it can do without, and what a first slice would be.',
  },
} satisfies TechnologyWords;

import type { TechnologyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Data-intensive applications that stay readable',
    description:
      'Streams, time series and large tables: how we take in a lot of data without losing any, and show it to the people who have to make a decision.',
  },
  name: 'Data-Intensive Application',
  summary:
    'Streams, time series and reports, for products where the data is the hard part: devices, logistics, markets, energy.',
  heading: 'Data-intensive applications, from the sensor to the decision',
  lead: 'Here the volume is the difficulty. Thousands of sources report at once, some of them late, and someone at a screen has to know what to do next.',
  introduction: {
    heading: 'When this is the right architecture',
    paragraphs: [
      'Choose it when data arrives by itself and does not stop: measurements, positions, scans, prices. One database that takes in everything and answers everything would slow down on the busiest day. So taking in, keeping and asking become separate parts, each of which can grow alone.',
      'The industrial device cloud and the warehouse solution among our case studies are built this way. Both began with a question about people: who looks at this, how often, and what do they do then?',
    ],
  },
  diagram: {
    heading: 'A reading on its way to a person',
    alt: 'Devices and scanners send to an intake with a durable log; a processor checks rules and fills a time-series store, an archive is kept, and screens show traces, reports and alarms.',
    caption:
      'The log in the middle forgets nothing. Every store below it can be rebuilt from it, even with a rule we think of next year.', // sample
  },
  layers: {
    heading: 'What each layer is responsible for',
    items: [
      {
        title: 'Intake',
        text: 'Accepts, checks the sender, writes to the log, answers. Nothing else, so it keeps up.',
      },
      {
        title: 'Log',
        text: 'Keeps messages in order and on several machines. If\u00a0something downstream\u00a0stops, it simply catches up later.',
      },
      {
        title: 'Processing',
        text: 'Cleans, joins and counts as the data flows. Late\u00a0and duplicate messages are normal here, and planned for.',
      },
      {
        title: 'Stores',
        text: 'A time-series store for the screen, columns for reports, cheap files for the long term.',
      },
      {
        title: 'Interface',
        text: 'Live traces, maps and tables that show a trend at a glance and the single reading on request.',
      },
    ],
  },
  practice: {
    heading: 'How we build it',
    items: [
      {
        title: 'Recorded days',
        text: 'We record a real day of data early, and replay it in every test, ten times faster if need be.', // sample
      },
      {
        title: 'Quality with a number',
        text: 'Gaps, delays and doubtful values are counted and shown beside the data, so nobody trusts a curve too much.',
      },
      {
        title: 'Tools we reach for',
        text: 'MQTT and Kafka; TimescaleDB, ClickHouse and PostgreSQL; Python and dbt; our own charts where the ready-made ones are too slow.', // sample
      },
      {
        title: 'Cost per million',
        text: 'Every stream has a price per million messages, known before it is opened.',
      },
    ],
  },
  closing: {
    heading: 'Where is your data stuck?',
    text: 'Send us one day’s data and the question you would like to ask it. The answer to that small exercise will tell both of us what the system has to be.',
  },
} satisfies TechnologyWords;

import type { PageWords } from '../../words.ts';

/** /Pricing */
export default {
  meta: {
    title: 'Pricing: four ways to work with us',
    description:
      'Fixed scope, dedicated team, time by the month or a maintenance contract: how each is priced, whom it suits, and how to request an estimate.', // sample
  },
  heading: 'A price you can explain to your boss',
  lead: 'We do not publish a price list, because the honest answer depends on what you need. What we can show is how each way of working is priced, and what you would sign.', // sample

  models: {
    heading: 'Four ways to work with us',
    suits: 'Good for',
    paid: 'Billing',
    change: 'Changes',
    items: [
      {
        title: 'Fixed scope',
        text: 'One result, one price, one date. For a first release, a migration or a study with clear limits.', // sample
        suits: 'Clear tasks of up to four months', // sample
        paid: 'In installments, each after something you have accepted', // sample
        change: 'Estimated first, then added or swapped',
      },
      {
        title: 'Dedicated team',
        text: 'The same people every day, on your product only, guided by your priorities.',
        suits: 'Products that keep growing',
        paid: 'One monthly rate per person, paid time off and equipment included', // sample
        change: 'More or fewer people with a month’s notice', // sample
      },
      {
        title: 'Time by the month',
        text: 'A monthly budget of days to use as you like, with the specialists each task calls for.', // sample
        suits: 'Old systems, many small requests',
        paid: 'By days used, up to a limit you set', // sample
        change: 'From month to month', // sample
      },
      {
        title: 'Maintenance contract',
        text: 'Monitoring, updates, repairs and a person who answers, for something that is already live.',
        suits: 'Software that must keep running',
        paid: 'A fixed monthly amount, set by response time', // sample
        change: 'Once a quarter', // sample
      },
    ],
  },
  included: {
    heading: 'Included in every price',
    items: [
      'Tests, code review and handover notes',
      'A tech lead who answers for the result',
      'The rights to everything we make for you',
      'Work under our ISO\u00a09001:2015 quality management',
      'Onboarding of new people, at our expense', // sample
    ],
  },
  estimate: {
    heading: 'How we arrive at an estimate',
    paragraphs: [
      'We read what you send, ask until we understand it, and estimate in ranges: what it costs if all goes well, and what it costs if the difficult part is as difficult as it looks. You see the assumptions line by line, and can cross out what you do not need.', // sample
      'An estimate costs nothing. If a good one would need a closer look at code or data, we offer a short paid study first and tell you what it will settle.', // sample
    ],
  },
  form: {
    heading: 'Request an estimate',
    lead: 'Tell us what you plan. You will have a reply within one business day, and a plan with a price range within two weeks.', // sample
  },
} satisfies PageWords & Record<string, unknown>;

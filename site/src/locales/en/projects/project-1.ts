import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Blockchain project: the origin of a coffee lot',
    description:
      'A shared record for coffee lots: every handover from farm to roaster is signed by both sides, and nobody can rewrite it.',
  },
  name: 'Lot record',
  kind: 'Coffee exporter, Vietnam', // sample
  heading: 'Lot record: where this coffee comes from',
  lead: 'Roasters ask for proof of origin, and farmers ask to be named. We built a shared ledger in which each handover of a lot is signed by both sides, for good.',
  scene: {
    alt: 'Coffee sacks on terraced land, a chain of four signed cards from farm to roaster, and a phone that scans a label.',
  },
  strategy: {
    heading: 'Strategy: store the proof, not the papers',
    paragraphs: [
      'The exporter had certificates in folders and trust in people. New rules asked for more: which plot, which day, which hands. Partners in the chain did not want a database that belonged to any one of them.', // sample
      'So the ledger holds only fingerprints and signatures, and is kept by all five partners together. Photos and certificates stay where they are, and can be checked against the ledger at any time. We left out coins, tokens and everything else the task did not need.', // sample
    ],
  },
  interface: {
    heading: 'Interface: made for a field without a signal',
    paragraphs: [
      'The people who enter the most have the least time and the worst network. The app on the farm asks for a weight, a photo and a thumb.',
    ],
    points: [
      {
        title: 'One screen per handover',
        text: 'Weight, place and both signatures. It works offline and syncs in the evening.',
      },
      {
        title: 'A code on every sack',
        text: 'Whoever scans it sees the route so far on a single page, in four languages.', // sample
      },
      {
        title: 'A view for auditors',
        text: 'Gaps and contradictions come first. The rest is one click away.',
      },
    ],
  },
  testimonial: {
    text: 'Our buyer in Hamburg scanned the sack before I had finished my sentence.', // sample
    role: 'Export manager', // sample
    company: 'Coffee exporter, Central Highlands', // sample
  },
  request: {
    heading: 'Do several partners need one version of the truth?',
    text: 'Tell us who writes, who reads and who distrusts whom. We will tell you whether a blockchain would help, or whether a plain database will do.',
    link: 'Ask about blockchain development',
  },
} satisfies ProjectWords;

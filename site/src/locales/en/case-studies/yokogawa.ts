import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Yokogawa: a cloud for industrial devices',
    description:
      'An industrial IoT device cloud: measurements from the field as live traces, devices managed from a desk, and alarms that reach the right person.',
  },
  name: 'Yokogawa',
  kind: 'Industrial IoT, Japan', // sample
  heading: 'Yokogawa: a cloud that listens to devices',
  lead: 'An industrial IoT platform that gathers measurements from devices in the field, shows them live, and lets engineers look after them from their desk.',
  card: {
    title: 'Devices in the field, traces at the desk',
    text: 'Sensors and gateways report to one device cloud, and engineers see live traces instead of yesterday’s list. We built the cloud and the interface alongside the client’s team.', // sample
    link: 'Read about Yokogawa',
    figure: {
      value: 'Live',
      label: 'traces from the field, with alarms that find the person on duty',
    },
  },
  hero: {
    alt: 'A gateway on its rail, live traces of a turbine with a warning, and the state of the whole fleet.',
  },
  facts: {
    industry: 'Industrial automation',
    platform: 'Device cloud, web application, gateways', // sample
    team: '9\u00a0people: cloud, web, gateway, test', // sample
    duration: '4\u00a0years, and ongoing', // sample
  },
  need: {
    lead: 'Devices in the field had a lot to say, and nobody close enough to hear it.',
    paragraphs: [
      'Industrial instruments measure for decades, in places people rarely visit: pipelines, pump houses, roofs. Reading them meant a trip. A weak battery was noticed only once the values had stopped.',
      'The task was a cloud in which such devices report by themselves, made for operators who cannot afford a false alarm and must not miss a real one.',
    ],
  },
  pictures: [
    {
      alt: 'A live trace that has crossed its limit of 70 degrees, and the person who has taken charge of the alarm.',
      caption:
        'An alarm shows the trace that raised it, and the name of the person who has taken charge of it.',
    },
    {
      alt: 'A map of a plant with six gateways and the state of their batteries; one is weak.',
      caption:
        'Battery, connection and firmware of all devices can be checked before the trip, on one map.',
    },
  ],
  solution: {
    lead: 'Devices send small messages, and the cloud keeps every one in order.',
    paragraphs: [
      'Gateways collect readings and hold them when the line is down. The cloud takes them in through a queue, puts them into a time-series store, and checks them against rules as they arrive. A late message still finds its place in the trace.',
      'Each customer’s devices live in their own space. Settings and firmware travel back to the devices in stages, with a fallback to the last good state.',
    ],
  },
  did: [
    {
      title: 'One model for all devices',
      text: 'A new type of instrument needs a description instead of a release.', // sample
    },
    {
      title: 'Data intake',
      text: 'MQTT and HTTPS at the edge, a queue behind them, and load tests far above daily traffic.', // sample
    },
    {
      title: 'Live interface',
      text: 'Traces that stay smooth in a control room for a whole shift, readable from a distance.',
    },
    {
      title: 'Alarms',
      text: 'Rules, quiet hours and escalation, each tested with recorded data.', // sample
    },
    {
      title: 'Working together',
      text: 'Reviews in English, specifications in two languages, the client’s quality rules throughout.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: 'Live',
        label: 'measurements at the desk, without a trip',
      },
      {
        value: 'One',
        label: 'view of devices, gateways, batteries and alarms',
      },
    ],
    paragraph:
      'Engineers plan visits from the map and leave with the right part. The platform grows one kind of device at a time.', // sample
    quotation: {
      text: 'They asked about the instrument before they asked about the cloud.', // sample
      role: 'Development manager', // sample
      company: 'Industrial automation, Japan', // sample
    },
  },
} satisfies CaseStudyWords;

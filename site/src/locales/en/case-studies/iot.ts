import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'A door-lock app that works without a network',
    description:
      'Everything between firmware and app store for a connected lock: keys to lend by the hour, and a log that stays in the family.',
  },
  name: 'The door lock',
  kind: 'Connected home, South Korea', // sample
  heading: 'A front door that opens for the right people',
  lead: 'An app for a connected door lock: lend a key for an hour, see who came home, and open the door even when the network is down.',
  card: {
    title: 'A front door that opens for the right people',
    text: 'Keys to lend for an hour, a log that stays in the family, and an app that works when the network does not. From the firmware protocol to both app stores.',
    link: 'Read about the door lock',
    figure: {
      value: '0.6 s', // sample
      label: 'from the tap to the open bolt, with no network', // sample
    },
  },
  hero: {
    alt: 'A teal front door with an electronic lock, the phone that opens it, and a key lent to a guest.',
  },
  facts: {
    industry: 'Connected home, hardware',
    platform: 'iOS, Android, Bluetooth, cloud relay', // sample
    team: '5\u00a0people: iOS, Android, back\u00a0end, test', // sample
    duration: '2\u00a0years, and ongoing', // sample
  },
  need: {
    lead: 'The lock was excellent. The app had one star.', // sample
    paragraphs: [
      'The maker had built locks for decades and bought the first app from a catalog. It needed the cloud for every turn of the bolt. When the router restarted, families were left standing outside their own doors.', // sample
      'Support calls were always about the same three things: open at once, lend a key to the cleaner, and know when the children get home.', // sample
    ],
  },
  pictures: [
    {
      alt: 'A phone on which a key is lent to Ms. Park for Friday from 9 to 10, beside a brass key.',
      caption: 'Lending a key takes three choices: who, when, and until when.',
    },
    {
      alt: 'A day at the front door: five events with their times, from leaving in the morning to coming home.',
      caption: 'The log is kept in the lock and on the family’s phones, nowhere else.',
    },
  ],
  solution: {
    lead: 'The lock decides, the\u00a0phone\u00a0proves, the\u00a0cloud only\u00a0carries.',
    paragraphs: [
      'Every key is a small signed permission with a beginning and an end. The lock can check it alone, over Bluetooth, with no server in between. The cloud relays new keys to people who are far away, and cannot read them.',
      'A lost phone can be revoked from any other phone in the family. The lock learns of it at the next contact.',
    ],
  },
  did: [
    {
      title: 'Protocol with the firmware team',
      text: 'We wrote it down together, with test vectors, before either side wrote any code.',
    },
    {
      title: 'Two native apps',
      text: 'Swift and Kotlin: background Bluetooth leaves no room for shortcuts.', // sample
    },
    {
      title: 'Keys to share',
      text: 'By the hour, by weekday, or for good, sent as a link that works once.',
    },
    {
      title: 'A wall of doors',
      text: 'Twelve locks in our office open and close all night, so every release has been through a thousand mornings.', // sample
    },
    {
      title: 'Security review',
      text: 'An outside lab attacked the lock, the app and the relay, and we fixed what it found.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: '0.6 s', // sample
        label: 'from the tap to the open bolt, with no network', // sample
      },
      {
        value: '4.7', // sample
        label: 'stars in the app stores, one year after the relaunch', // sample
      },
      {
        value: '−58%', // sample
        label: 'support calls per lock sold', // sample
      },
    ],
    paragraph:
      'The same app now opens three models of lock, and the team that built the prototype still looks after it.', // sample
    quotation: {
      text: 'My mother lends keys now. She has no idea it’s technology.', // sample
      role: 'Product manager', // sample
      company: 'Lock manufacturer, Incheon', // sample
    },
  },
} satisfies CaseStudyWords;

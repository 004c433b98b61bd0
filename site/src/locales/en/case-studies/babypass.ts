import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Babypass: a health diary for the whole family',
    description:
      'A family healthcare app for pregnancy and the first years: one shared diary, reminders that arrive in time, and data that the parents control.',
  },
  name: 'Babypass',
  kind: 'Family healthcare app, Vietnam', // sample
  heading: 'Babypass: the first years in one diary',
  lead: 'A family healthcare app that keeps check-ups, vaccinations and growth in one place, for parents, grandparents and the doctor they choose.',
  card: {
    title: 'The first years in one diary',
    text: 'Babypass keeps check-ups, vaccinations and growth together, and lets the family decide who can read it. We designed and built it for both app stores.', // sample
    link: 'Read about Babypass',
    figure: {
      value: 'One diary',
      label: 'for parents, grandparents and the doctor they choose',
    },
  },
  hero: {
    alt: 'A child’s growth chart, a phone with her vaccinations and a note in the family diary, with a rattle and two wooden blocks beside them.',
  },
  facts: {
    industry: 'Family healthcare',
    platform: 'iOS, Android, web page for clinics', // sample
    team: '5\u00a0people: designer, Flutter, back\u00a0end, test', // sample
    duration: '9\u00a0months, and ongoing', // sample
  },
  need: {
    lead: 'The yellow booklet was always in the other bag.', // sample
    paragraphs: [
      'A child’s first years produce a lot of paper: ultrasound prints, vaccination stamps, growth charts, prescriptions. Parents photograph it, lose it in the camera roll, and answer the same questions at every new clinic.',
      'The client wanted an app that young parents trust with this, and that a grandmother can use at three in the morning, with the child in her arms.',
    ],
  },
  pictures: [
    {
      alt: 'A growth chart: a calm band, and on it a curve of eight points.',
      caption:
        'The curve sits on a calm band, with no red and no alarms. The app shows; the doctor judges.',
    },
    {
      alt: 'A list of four people with switches for what each may see.',
      caption:
        'Each person is invited by name, and sees only what the parents have shared with them.',
    },
  ],
  solution: {
    lead: 'An entry takes one thumb, and less time than a text message.',
    paragraphs: [
      'Weight, temperature, a feeding, a photo of a stamp. The app asks for one thing at a time, in large type. Entries are kept on the phone first and shared when there is a signal, so the diary works in a basement ward.',
      'Reminders follow the vaccination calendar and the child’s own dates. If an appointment moves, the rest moves with it.',
    ],
  },
  did: [
    {
      title: 'Mornings in two clinics', // sample
      text: 'Our designer sat in waiting rooms and noted which page of the booklet gets opened first.', // sample
    },
    {
      title: 'The diary',
      text: 'Pregnancy, birth and childhood on one timeline, available without a network.',
    },
    {
      title: 'Sharing',
      text: 'Invitations by person and topic, withdrawn with one tap and recorded in a log.',
    },
    {
      title: 'Health data kept apart',
      text: 'Encrypted on the phone and on the server, with keys that support staff do not hold.', // sample
    },
    {
      title: 'A page for the doctor',
      text: 'A code on the screen opens a summary for ten minutes, without an account.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: 'One',
        label: 'diary instead of four folders', // sample
      },
      {
        value: 'Offline',
        label: 'every entry can be written without a signal',
      },
    ],
    paragraph:
      'Families bring the phone, and the visit starts with the question instead of the paperwork.', // sample
    quotation: {
      text: 'Mothers show me the screen before I ask. It saves the minutes I need for the child.', // sample
      role: 'Pediatrician', // sample
      company: 'Partner clinic, Hanoi', // sample
    },
  },
} satisfies CaseStudyWords;

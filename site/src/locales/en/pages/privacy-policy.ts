import type { PageWords } from '../../words.ts';

/** /privacy-policy: every sentence says what the product does. Change the two together. */
export default {
  meta: {
    title: 'Privacy policy',
    description:
      'What the request form collects, where it goes, when it is erased, the one cookie we set, what your browser keeps, and what your rights are.',
  },
  heading: 'Privacy policy',
  lead: 'We ask for what we need to answer you and to keep out bots. No tracking, no advertising, no statistics about individual visitors.',

  responsible: {
    heading: 'Who is responsible',
    text: '{{company}} is responsible for this website. For anything about your data, write to {{email}} or to one of our two offices.',
  },
  form: {
    heading: 'What the request form collects',
    text: 'The form sends what you type into it, and a few details that belong to it:',
    items: [
      'First name, last name, email address and your message: these are required, because without them we cannot answer',
      'Phone number, company, country and the interests you tick: only if you fill them in',
      'The language you read the site in, the page the form was on, and the time',
      'A random number for each form you fill in, so that a request sent twice is kept once',
      'How long it took to fill in, and whether a hidden field stayed empty: this tells people from bots',
    ],
  },
  purpose: {
    heading: 'What we use it for',
    paragraphs: [
      'We use your details to answer your request and to prepare a possible contract. The legal basis, where European law applies, is Article\u00a06\u00a0(1)\u00a0(b) of the General Data Protection Regulation; for protection against misuse, it is our legitimate interest under Article\u00a06\u00a0(1)\u00a0(f).', // sample
      'We do not sell details, send newsletters, build profiles or let a machine make decisions about you. Automatic checks may set a suspicious message aside; a person then looks at it.',
    ],
  },
  path: {
    heading: 'Where it goes',
    paragraphs: [
      'Your request is stored in a database on our server and then sent by email to our sales inbox. Those who answer requests can read it. Companies that run our server and our mail act on our instructions and may not use your details for themselves.', // sample
      'Our offices are in Vietnam, so your details are processed there.', // sample
      'To fend off floods of messages, the server counts requests per network address for up to an hour, and identical messages for up to a day. The address is not stored with your request and does not appear in the email. Where no script runs, a one-way fingerprint of it is kept for ten minutes, so that a form sent twice counts once.',
    ],
  },
  retention: {
    heading: 'When it is erased',
    paragraphs: [
      'A request that has reached our inbox is erased from the database after a fixed period, at present 180 days.', // sample
      'A request that could not be delivered, or that was set aside as suspicious, stays until a person has looked at it and erases it.',
      'The email in our inbox is kept as long as we are in touch with you, or as long as the law requires.', // sample
    ],
  },
  cookie: {
    heading: 'One cookie',
    text: 'The cookie “i18n_redirected” holds the language you have chosen: en, fr, ko or jp. It is kept for 365 days and says nothing else about you. We set no other cookie.',
  },
  storage: {
    heading: 'What your browser keeps',
    text: 'Some things stay in your browser and are never sent to us:',
    items: [
      '“lang”: the language you have chosen',
      'A note that you have closed the cookie notice or a language offer, so that they stay closed',
      'For the length of a visit, the time of the last automatic reload, so that a broken page is not loaded again and again',
      'Copies of scripts, styles and pictures, and a page that is shown when you are offline',
    ],
    clear: 'You can clear all of it in your browser’s settings. The site works without it.',
  },
  without: {
    heading: 'If your browser runs no scripts',
    text: 'The form works without JavaScript. If something is missing, you are brought back to the page, and what you typed travels in its address so that you do not have to type it again.',
  },
  thirdParties: {
    heading: 'Nothing loaded from third parties',
    text: 'Fonts, pictures and scripts all come from our server. Maps, Facebook, WhatsApp and LinkedIn are plain links: these services learn about you only when you open one.',
  },
  rights: {
    heading: 'Your rights',
    text: 'You may ask us at any time:',
    items: [
      'what we hold about you, and for a copy of it',
      'to correct it, if it is wrong',
      'to erase it, or to stop using it',
      'to hand it over in a form that a computer can read',
    ],
    how: 'An email to {{email}} is enough. We answer within thirty days. You may also complain to the data protection authority where you live.', // sample
  },
  changes: {
    heading: 'Changes to this policy',
    text: 'If the site starts to do anything else with your details, this page changes first.',
    date: 'Last updated in November 2026.', // sample
  },
} satisfies PageWords & Record<string, unknown>;

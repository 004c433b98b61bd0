/** The words of the project request form. */
export default {
  lead: 'Two paragraphs are enough. An engineer reads them and answers.', // sample
  label: 'Project request',

  promises: [
    {
      title: '1 business day', // sample
      text: 'A reply from the person who would lead the work, with first questions.', // sample
    },
    {
      title: '1 week', // sample
      text: 'A forty-five-minute call, and notes you can use with or without us.', // sample
    },
    {
      title: '2 weeks', // sample
      text: 'A plan: team, price range and scope of the first release.', // sample
    },
  ],

  hours: {
    heading: 'The hours we share with you',
    note: 'Hanoi office hours beside 9:00 to 17:30 your time, both in standard time.', // sample
    alt: 'A chart of shared office hours: seven with Seoul and Tokyo, two and a half with Paris and Berlin, one and a half with London, and a call with Boston in our evening.', // sample
    open: '8:30', // sample
    middle: '13:00',
    close: '17:30', // sample
    hanoi: 'Hanoi',
    seoulTokyo: 'Seoul, Tokyo',
    parisBerlin: 'Paris, Berlin',
    london: 'London',
    boston: 'Boston',
    shared: {
      seoulTokyo: '7 h', // sample
      parisBerlin: '2.5 h', // sample
      london: '1.5 h', // sample
      boston: 'our evening', // sample
    },
  },

  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    phone: 'Phone Number',
    company: 'Company',
    country: 'Country',
    message: 'How can we help you',
    interests: 'What are you interested in?',
  },
  interests: {
    blockchain: 'Blockchain Development',
    'web-application': 'Web Application',
    'product-maintenance': 'Product Maintenance',
    'software-development': 'Software Development',
    'live-streaming': 'Live Streaming',
    'mobile-application': 'Mobile Application',
    'qa-testing': 'QA & Testing',
    'ai-machine-learning': 'AI/Machine Learning',
  },
  requiredNote: 'Fields marked * are required.',
  messagePlaceholder:
    'A booking platform for 40 hotels. The prototype works, the team is too small.',
  honeypot: 'Leave this field empty',

  errors: {
    required: 'Required',
    invalidEmail: 'Invalid email',
    tooLong: 'Please use at most {{max}} characters',
    invalid: 'Please check this field',
  },
  summary: {
    /** Between the name of a field and what is wrong with it. */
    separator: ': ',
    one: 'One field needs another look',
    other: '{{count}} fields need another look',
  },

  send: 'Send request',
  sending: 'Sending…',
  privacy: {
    text: 'We use your details to answer you, never for advertising.',
    link: 'Privacy policy',
  },

  sent: {
    heading: 'Your request has arrived',
    text: 'Thank you. Within one business day, the person who would lead the work will write to you with a few first questions.', // sample
    another: 'Send another request',
  },
  failed: {
    heading: 'The request could not be sent',
    text: 'Nothing was lost: what you typed is still here. Please try again, or send it by email.',
    byEmail: 'Send by email instead',
    subject: 'Project request',
  },
  busy: {
    heading: 'One moment, please',
    text: 'A lot of requests are coming in at once. What you typed is still here. Please send it again in a minute.',
  },
};

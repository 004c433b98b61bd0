import type { PageWords } from '../../words.ts';

/** /contact */
export default {
  meta: {
    title: 'Contact: two offices, one inbox',
    description:
      'Write, call or visit: our head office and the Ho Chi Minh City branch, with addresses, phone, email and a form that an engineer reads.', // sample
  },
  heading: 'Write, call, or come by for tea',
  lead: 'Every message arrives in one inbox, and a person reads it. If you are near one of our offices, come and see where your software would be built.', // sample

  ways: {
    heading: 'Three ways to reach us',
    email: {
      title: 'By email',
      text: 'Best for documents and longer thoughts. You will have an answer within one business day.', // sample
    },
    phone: {
      title: 'By phone',
      text: 'Monday to Friday, 8:30 to 17:30 Hanoi time. English and Vietnamese right away, other languages by appointment.', // sample
    },
    form: {
      title: 'Through the form',
      text: 'Best for a project: it asks what we would ask anyway.',
      link: 'Fill in the form',
    },
  },
  offices: {
    heading: 'Where we are',
    headOffice: {
      title: 'Head office, Hanoi', // sample
      text: 'Second floor, next to the park. Reception welcomes visitors until 17:30.', // sample
    },
    branch: {
      title: 'Ho\u00a0Chi\u00a0Minh\u00a0City branch',
      text: 'A five-minute walk from the Botanical Gardens. Please call before you come.', // sample
    },
    map: 'Open in Maps',
  },
  clients: {
    heading: 'Already a client?',
    text: 'Your tech lead’s number is in the contract, and the on-call number is on the first page of your runbook. Use this page when neither is at hand.', // sample
  },
  form: {
    heading: 'What can we do for you?',
    lead: 'A few sentences are enough. We will ask for the rest.',
  },
} satisfies PageWords & Record<string, unknown>;

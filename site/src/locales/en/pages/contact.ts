import type { PageWords } from '../../words.ts';

/** /contact */
export default {
  meta: {
    title: 'Contact: two offices, one inbox',
    description:
      'Write, call or visit: our head office and the Ho Chi Minh City branch, with addresses, telephone, email and a form that an engineer reads.', // sample
  },
  heading: 'Write, call, or come by for tea',
  lead: 'Every message arrives in one inbox, and a person reads it. If you are near one of our offices, come and see where your software would be made.', // sample

  ways: {
    heading: 'Three ways to reach us',
    email: {
      title: 'By email',
      text: 'The best way for documents and longer thoughts. You have an answer within one working day.', // sample
    },
    phone: {
      title: 'By telephone',
      text: 'On working days from 8:30 to 17:30, Hanoi time. English and Vietnamese at once, other languages by appointment.', // sample
    },
    form: {
      title: 'With the form',
      text: 'The best way for a project: it asks what we would ask anyway.',
    },
  },
  offices: {
    heading: 'Where we are',
    headOffice: {
      title: 'Head office',
      text: 'Second floor, beside the park. Visitors are expected at reception until 17:30.', // sample
    },
    branch: {
      title: 'Ho Chi Minh City branch',
      text: 'Five minutes on foot from the Botanical Gardens. Please call before you come.', // sample
    },
    map: 'Open in a map',
  },
  clients: {
    heading: 'Already a client?',
    text: 'Your tech lead’s number is in the contract, and the on-call number is on the first page of your runbook. Use this page when both are out of reach.', // sample
  },
  form: {
    heading: 'What can we do for you?',
    lead: 'A few sentences are enough. We ask for the rest.',
  },
} satisfies PageWords & Record<string, unknown>;

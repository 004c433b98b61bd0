import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'QA and software testing by people who ask',
    description:
      'Test plans, automation, load and exploratory testing by testers who learn your product, inside your sprint or as a team of their own.',
  },
  name: 'QA and software testing',
  menu: 'Testers who know your product and automate the rest.',
  summary:
    'Test plans, automation and exploratory testing by people who know your users, as part of your sprint or as a separate team.',
  heading: 'Testers who know what your users will try',
  lead: 'A machine can repeat ten thousand checks. It takes a person to wonder what happens if you press “back” now. We give you both, and put them in the right order.', // sample
  request: 'Talk to us about QA and testing',
  scene: {
    alt: 'A test run of four suites in six environments with two failures, the report of one, and the steps that led to it.',
  },
  introduction: {
    heading: 'For products that can no longer be tested by hand',
    paragraphs: [
      'There is a point in the life of every product where a change in one corner breaks another, and nobody notices until a customer calls. Release days get longer. Developers test their own work late in the evening, and go easy on it.',
      'A tester who stays with the product ends that. They read the user story before it is built, ask the awkward question while it is still cheap, and turn what was checked once into a test that runs by itself. What cannot be automated well stays with people, on real devices and in your users’ languages.',
    ],
  },
  offers: {
    heading: 'What we test',
    items: [
      {
        title: 'Functionality',
        text: 'User stories, edge cases and old promises, with a plan that says what is covered and what is not.',
      },
      {
        title: 'Automation',
        text: 'Browser, app and API tests that run on every change and only fail for a reason.',
      },
      {
        title: 'Load and endurance',
        text: 'The Friday evening of your business, rehearsed on a Tuesday, up to the point where it gives way.',
      },
      {
        title: 'Security and access',
        text: 'Permissions, sessions and inputs checked against the OWASP lists; WCAG checks by keyboard and screen reader.',
      },
      {
        title: 'Exploratory testing',
        text: 'One tester, one question and ninety minutes. Most of the bugs people remember are found this way.', // sample
      },
    ],
  },
  process: {
    heading: 'How testing settles in',
    steps: [
      {
        title: 'Learn',
        text: 'One week as a user of your product. The first report often pays for it.', // sample
      },
      {
        title: 'Plan',
        text: 'Risks in order, devices and browsers from your statistics, and what will stay manual.',
      },
      {
        title: 'Cover',
        text: 'The ten paths that earn you money are automated first.', // sample
      },
      {
        title: 'Join',
        text: 'A tester in the sprint: in planning, in review, in the release.',
      },
      {
        title: 'Report',
        text: 'One page after each release: found, fixed, accepted, and what we would look at next.',
      },
    ],
  },
  deliverables: {
    heading: 'What you get',
    items: [
      'A test plan that a manager can read in ten minutes', // sample
      'Automated tests in your repository, written like good code',
      'Bug reports with steps, a recording and a suggested severity',
      'A device list checked at every release',
      'Test reports under our ISO\u00a09001:2015 quality management',
    ],
  },
  technologies: {
    heading: 'What we test with',
    text: 'Playwright and Cypress for the browser, Appium and Maestro for apps, k6 and JMeter for load, Postman for APIs, and a shelf of phones from the last eight years.', // sample
  },
  questions: {
    heading: 'Questions we hear first',
    items: [
      {
        question: 'Can you test what another company builds?',
        answer:
          'Yes, and it is a good arrangement. We agree with them early on how reports are written and answered.',
      },
      {
        question: 'How much should be automated?',
        answer:
          'What is repeated and stable. A test that has to be fixed every week costs more than it finds.',
      },
      {
        question: 'Who owns the tests?',
        answer:
          'You do. Test cases, scripts and reports live in your repository, and stay there when we leave.', // sample
      },
      {
        question: 'How fast can you start?',
        answer:
          'Usually within two weeks. For a release at risk, we have sent two testers within three days.', // sample
      },
    ],
  },
  proof: 'In each of eleven restaurants, a tester stood in the kitchen on the first night.', // sample
} satisfies ServiceWords;

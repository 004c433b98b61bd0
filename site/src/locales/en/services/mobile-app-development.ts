import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Mobile app development for iOS and Android',
    description:
      'Native and Flutter apps with offline use, push notifications and Bluetooth, brought into both stores and looked after for as long as they are in use.',
  },
  name: 'Mobile app development',
  menu: 'iOS and Android apps that people keep on the home screen.',
  summary:
    'Native or Flutter, with offline use, push notifications and store releases looked after for as long as the app is in use.',
  heading: 'Apps that earn their place on the home screen',
  lead: 'An app is used standing up, with one hand, in bad light, with half a bar of signal. We design for that minute and build what has to happen behind it.',
  request: 'Talk to us about mobile app development',
  scene: {
    alt: 'Two phones with a river map and a boat ticket, the approval of both app stores, and a note that tickets work offline.',
  },
  introduction: {
    heading: 'For moments that happen away from a desk',
    paragraphs: [
      'Opening a door, choosing a coat, noting a child’s temperature, picking goods from a shelf: these are the moments our apps are made for. Each lasts a few seconds, and each has to work the first time.',
      'So we ask early what must be possible without a network, what the phone may know, and who will answer the reviews in the stores. Then we decide together whether two native apps or one in Flutter serve you better. Both can be right. The choice depends on the hardware you touch and on the team that will own the code.',
    ],
  },
  offers: {
    heading: 'What we build',
    items: [
      {
        title: 'Apps for customers',
        text: 'Ordering, shopping, membership and payment, with a first screen that is up before the thumb has lifted.',
      },
      {
        title: 'Apps for work',
        text: 'Rounds, inspections, deliveries and inventory, made for gloves, sunlight and basements without a signal.',
      },
      {
        title: 'Apps for devices',
        text: 'Bluetooth, NFC and Wi-Fi pairing with locks, sensors and machines, tested on the real hardware.',
      },
      {
        title: 'A second life',
        text: 'Old apps brought up to date: new store rules, new screens, same accounts and data.',
      },
    ],
  },
  process: {
    heading: 'From a sketch to both stores',
    steps: [
      {
        title: 'One task',
        text: 'We find the task people will open the app for, and draw it until it takes three steps or fewer.', // sample
      },
      {
        title: 'A prototype in hand',
        text: 'A clickable version on your own phone within two weeks, tried out by five people.', // sample
      },
      {
        title: 'Build',
        text: 'Test versions through TestFlight and Google Play every other week, with notes on what to look at.', // sample
      },
      {
        title: 'Stores',
        text: 'Texts, pictures, privacy forms and review questions. We go through them with you and for you.',
      },
      {
        title: 'Life after launch',
        text: 'Crash reports, new OS versions from their first summer beta, and a release whenever there is something worth releasing.',
      },
    ],
  },
  deliverables: {
    heading: 'What you get',
    items: [
      'Source code, signing keys and store accounts in your name',
      'Automated tests on real devices, old ones included', // sample
      'A release pipeline from commit to store',
      'Screens that work with large type and a screen reader',
      'Crash-free rate and start time on a page you can open', // sample
    ],
  },
  technologies: {
    heading: 'What we build with',
    text: 'Swift and SwiftUI, Kotlin and Jetpack Compose, Flutter where a single codebase is the better deal; Node or .NET behind them; Firebase or our own push service.', // sample
  },
  questions: {
    heading: 'Questions we hear first',
    items: [
      {
        question: 'Native or Flutter?',
        answer:
          'Flutter for most apps with forms, lists and payments. Native where Bluetooth, the camera or background work carries the product.', // sample
      },
      {
        question: 'How long until the first store release?',
        answer: 'For a focused first version, three to five months with a team of four.', // sample
      },
      {
        question: 'Who steps in when a new iOS version comes out?',
        answer:
          'We do, before it arrives. Keeping up with OS updates is part of every maintenance contract.', // sample
      },
      {
        question: 'Do we need an app at all?',
        answer:
          'Not always. For one of our restaurant clients a web page behind a QR code was better, and we said so.', // sample
      },
    ],
  },
  proof:
    'A door lock opens in well under a second because its app and its firmware were designed to work together.', // sample
} satisfies ServiceWords;

import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Mobile app development for iOS and Android',
    description:
      'Native and Flutter apps with offline use, push messages and Bluetooth, brought into both stores and looked after for as long as they live.',
  },
  name: 'Mobile app development',
  menu: 'iOS and Android apps that people keep on the first screen.',
  summary:
    'Native or Flutter, with offline use, push messages and store releases looked after for as long as the app lives.',
  heading: 'Apps that earn their place on the first screen',
  lead: 'An app is used standing up, with one hand, in bad light, with half a bar of signal. We design for that minute and build what has to happen behind it.',
  request: 'Talk to us about mobile app development',
  scene: {
    alt: 'Two phones with a river map and a boat ticket, the approval of both app stores, and a note that tickets work offline.',
  },
  introduction: {
    heading: 'For moments that happen away from a desk',
    paragraphs: [
      'Opening a door, choosing a coat, noting a child’s temperature, picking goods from a shelf: these are the moments our apps are made for. Each lasts a few seconds, and each has to work the first time.',
      'So we ask early what must be possible without a network, what the phone may know, and who will answer reviews in the store. Then we decide together whether two native apps or one in Flutter serve you better. Both can be right. The choice depends on the hardware you touch and on the team that will own the code.',
    ],
  },
  offers: {
    heading: 'What we build',
    items: [
      {
        title: 'Apps for customers',
        text: 'Ordering, shopping, membership and payment, with an opening screen that is there before the thumb has left.',
      },
      {
        title: 'Apps for work',
        text: 'Rounds, inspections, deliveries and stock, made for gloves, sunlight and cellars without a signal.',
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
        title: 'Prototype in the hand',
        text: 'A clickable version on your own phone within two weeks, tried out by five people.', // sample
      },
      {
        title: 'Build',
        text: 'Test versions through TestFlight and Play every second week, with notes on what to look at.', // sample
      },
      {
        title: 'Stores',
        text: 'Texts, pictures, privacy forms and review questions. We go through them with you and for you.',
      },
      {
        title: 'Life after launch',
        text: 'Crash reports, new OS versions in their beta summer, and a release whenever it is worth one.',
      },
    ],
  },
  deliverables: {
    heading: 'What you have in your hands',
    items: [
      'Source code, signing keys and store accounts in your name',
      'Automated tests on a shelf of real devices, old ones included', // sample
      'A release pipeline from commit to store',
      'Screens that work with large type and a screen reader',
      'Crash-free rate and start time on a page you can open', // sample
    ],
  },
  technologies: {
    heading: 'What we build with',
    text: 'Swift and SwiftUI, Kotlin and Jetpack Compose, Flutter where one code base is the better bargain; Node or .NET behind them; Firebase or our own push service.', // sample
  },
  questions: {
    heading: 'Questions we hear first',
    items: [
      {
        question: 'Native or Flutter?',
        answer:
          'Flutter for most apps with forms, lists and payments. Native where Bluetooth, camera or background work carry the product.', // sample
      },
      {
        question: 'How long until the first store release?',
        answer: 'For a focused first version, three to five months with a team of four.', // sample
      },
      {
        question: 'Who answers when a new iOS arrives?',
        answer:
          'We do, before it arrives. Care for OS updates is part of every maintenance contract.', // sample
      },
      {
        question: 'Do we need an app at all?',
        answer:
          'Not always. For one of our restaurant clients a web page behind a QR code was better, and we said so.', // sample
      },
    ],
  },
  proof:
    'A door lock opens in well under a second because its app and its firmware were built together.', // sample
} satisfies ServiceWords;

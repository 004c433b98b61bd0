import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Live streaming project: an auction of flowers',
    description:
      'A live flower auction in the browser: growers show, buyers bid, and picture and price arrive together, a fraction of a second behind the hall.',
  },
  name: 'Morning auction',
  kind: 'Flower market, South Korea', // sample
  heading: 'Morning auction: picture and price at the same moment',
  lead: 'At five in the morning, flowers are sold in seconds. We brought the auction to buyers who cannot be in the hall, and kept it just as fair for those who can.', // sample
  scene: {
    alt: 'Bunches of flowers on a stage under a camera, a falling price on a round clock, and a phone with a bid button.',
  },
  strategy: {
    heading: 'Strategy: fairness first, sharpness second',
    paragraphs: [
      'A beautiful picture three seconds late is worth nothing in an auction. So we began with time: every frame, every price and every bid carries the same clock, and the auctioneer sees how far behind the slowest buyer is.', // sample
      'The stream runs over WebRTC, and gives up sharpness before it gives up speed. If a connection becomes too slow to be fair, the buyer is told so before bidding.', // sample
    ],
  },
  interface: {
    heading: 'Interface: one\u00a0thumb, one\u00a0lot, one\u00a0price',
    paragraphs: [
      'Buyers have a phone in one hand and a coffee in the other. The screen shows the flower, the clock and a single button.',
    ],
    points: [
      {
        title: 'The lot up close',
        text: 'A second camera shows the stems and how far the flowers have opened. One tap switches the view, and the price stays in sight.',
      },
      {
        title: 'A bid you can feel',
        text: 'The button answers at once, and says clearly whether the hall or you were first.',
      },
      {
        title: 'The auctioneer’s desk',
        text: 'Hall and online bids in one list, with a pause button for the human moment.',
      },
    ],
  },
  testimonial: {
    text: 'I buy from my shop now, with the door open and the lights on.', // sample
    role: 'Florist and buyer', // sample
    company: 'Flower market member, Busan', // sample
  },
  request: {
    heading: 'What happens live in your business?',
    text: 'Lessons, sales, matches, surgery: tell us how many people watch, how many respond, and how late is too late.',
    link: 'Ask about live streaming',
  },
} satisfies ProjectWords;

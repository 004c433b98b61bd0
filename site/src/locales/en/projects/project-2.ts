import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Web application project: a desk for driving schools',
    description:
      'Lessons, instructors, cars and invoices on one calendar: a web application for driving schools that replaced the phone and a whiteboard.',
  },
  name: 'Lesson desk',
  kind: 'Driving schools, France', // sample
  heading: 'Lesson desk: a\u00a0calendar that three people can move at once',
  lead: 'A driving lesson needs a student, an instructor, a car and an hour. We built the web application where all four find each other without a phone call.',
  scene: {
    alt: 'A driving school’s week in a browser with lessons in three colors, a small car, and a card with a free hour on Thursday.',
  },
  strategy: {
    heading: 'Strategy: start with the cancellation',
    paragraphs: [
      'Every school we visited had a system for booking. What none of them had was an answer to the message at seven in the morning: “I’m sick.” An empty hour cost the school money and the next student a week.', // sample
      'We therefore built the cancellation first. The free hour is offered to students who live nearby and are far enough along, and the first to accept gets it. Booking, invoices and exams came in the releases after that.',
    ],
  },
  interface: {
    heading: 'Interface: one calendar, three\u00a0points of\u00a0view',
    paragraphs: [
      'Office, instructor and student see the same lesson, each with what they need. A change appears everywhere within a second.', // sample
    ],
    points: [
      {
        title: 'Office',
        text: 'A week at a glance, moved by mouse or keyboard, with conflicts shown before they happen.',
      },
      {
        title: 'Instructor',
        text: 'The next address, the student’s progress, and a large button that says “lesson done.”',
      },
      {
        title: 'Student',
        text: 'Free hours, lessons paid and lessons left, on any phone, with nothing to install.',
      },
    ],
  },
  testimonial: {
    text: 'The whiteboard still hangs there. We use it for birthdays.', // sample
    role: 'Owner', // sample
    company: 'Driving school, Nantes', // sample
  },
  request: {
    heading: 'Do your people share one calendar, stock or list?',
    text: 'Describe a busy morning in your office. That is usually where a good web application begins.',
    link: 'Ask about a web application',
  },
} satisfies ProjectWords;

import type { Picture } from '../../pictures/picture.ts';

interface Colleague {
  /** Of the role: its words are `people.roles` of the About page. */
  readonly role: 'designer' | 'developer' | 'lead' | 'manager' | 'tester';
  readonly name: string;
  /** The year in which they joined. */
  readonly since: number;
  /** A drawing, or a photograph: docs/replace-a-picture.md, "Show the people". */
  readonly portrait: Picture;
}

/** Whom a client meets, in the order in which they meet. All values are samples. */
export const colleagues: readonly Colleague[] = [
  { role: 'lead', name: 'Huy Dang', since: 2016, portrait: 'portraitLead' },
  { role: 'developer', name: 'Linh Pham', since: 2019, portrait: 'portraitDeveloper' },
  { role: 'tester', name: 'Chau Trinh', since: 2018, portrait: 'portraitTester' },
  { role: 'designer', name: 'Vy Le', since: 2021, portrait: 'portraitDesigner' },
  { role: 'manager', name: 'Huong Vu', since: 2014, portrait: 'portraitManager' },
];

/** Who answers a request (`form.promises`). */
export const answering = colleagues.filter(({ role }) => role === 'lead' || role === 'manager');

import type { Picture } from '../../pictures/picture.ts';
import type { Seated } from '../../pictures/scenes/people/coats.ts';

/** Whom a client meets, in the order in which they meet; their words are `people.roles` of the About page. */
interface Role {
  readonly id: 'designer' | 'developers' | 'lead' | 'manager' | 'tester';
  /** What they wear at the table that the page shows. */
  readonly coat: Seated;
  /** A portrait, where there is one: docs/replace-a-picture.md, "Show the people". */
  readonly portrait?: Picture;
}

export const roles: readonly Role[] = [
  { id: 'lead', coat: 'lead' },
  { id: 'developers', coat: 'developer' },
  { id: 'tester', coat: 'tester' },
  { id: 'designer', coat: 'designer' },
  { id: 'manager', coat: 'manager' },
];

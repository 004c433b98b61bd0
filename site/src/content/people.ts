import type { Picture } from '../../pictures/picture.ts';

/** Whom a client meets, in the order in which they meet; their words are `people.roles` of the About page. */
interface Role {
  readonly id: 'designer' | 'developers' | 'lead' | 'manager' | 'tester';
  /** A portrait, where there is one: docs/replace-a-picture.md, "Show the people". */
  readonly portrait?: Picture;
}

export const roles: readonly Role[] = [
  { id: 'lead' },
  { id: 'developers' },
  { id: 'tester' },
  { id: 'designer' },
  { id: 'manager' },
];

import { coats } from './coats.ts';
import { Person, type PersonProps } from './person.tsx';

type Seat = Pick<PersonProps, 'x' | 'y' | 'turn'>;

export const Client = (seat: Seat) => (
  <Person {...seat} coat={coats.client} skin="#d9a271" hair="#2a1f18" isLong />
);

export const Lead = (seat: Seat) => (
  <Person {...seat} coat={coats.lead} skin="#e9b98d" hair="#1b1410" />
);

export const Developer = (seat: Seat) => (
  <Person {...seat} coat={coats.developer} skin="#c98c5a" hair="#3a2416" isLong />
);

export const Colleague = (seat: Seat) => (
  <Person {...seat} coat={coats.colleague} skin="#8d5a3a" hair="#1b1410" />
);

export const Tester = (seat: Seat) => (
  <Person {...seat} coat={coats.tester} skin="#f0c9a2" hair="#5b4636" />
);

export const Manager = (seat: Seat) => (
  <Person {...seat} coat={coats.manager} skin="#d9a271" hair="#7a5a3c" isLong />
);

/** Clients and partners, by the names of their wordmarks; invented until the owner replaces them. */
export const clients = [
  { id: 'norrland', name: 'Norrland' }, // sample
  { id: 'kumo', name: 'kumo' }, // sample
  { id: 'haan', name: 'Haan' }, // sample
  { id: 'orsay', name: 'Orsay et Fils' }, // sample
  { id: 'tessel', name: 'tessel' }, // sample
  { id: 'minato', name: 'Minato Foods' }, // sample
  { id: 'bramwell', name: 'Bramwell' }, // sample
] as const;

export type ClientId = (typeof clients)[number]['id'];

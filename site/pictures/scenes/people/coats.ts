/** What those who sit at a table wear (seated.tsx): the dots before their parts have the same colours. */
export const coats = {
  client: '#0b5f63',
  lead: '#f2700f',
  developer: '#ffc14f',
  colleague: '#f4d9a0',
  tester: '#d96260',
  designer: '#7fbfae',
  manager: '#33231a',
} as const;

export type Seated = keyof typeof coats;

/** What those who sit at the table wear (roles.tsx). */
export const coats = {
  client: '#0b5f63',
  lead: '#f2700f',
  developer: '#ffc14f',
  colleague: '#f4d9a0',
  tester: '#d96260',
  manager: '#33231a',
} as const;

export type Seated = keyof typeof coats;

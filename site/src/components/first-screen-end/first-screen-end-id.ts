export const firstScreenEndId = 'first-screen-end';

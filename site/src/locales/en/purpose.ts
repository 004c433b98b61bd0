/** The mission and the vision: one wording each, for the home page and /About. */
export const mission = 'To be the first-choice partner of every client we work for.';
export const vision =
  'To become one of the top IT companies in Vietnam, with\u00a0IT\u00a0solutions and\u00a0SaaS.';

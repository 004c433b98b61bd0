/** The mission and the vision: one wording each, for the home page and /About. */
export const mission = 'To be the first-choice partner of every client we work for.';
export const vision =
  'To become one of the top IT companies in Vietnam, with IT solutions and SaaS.';

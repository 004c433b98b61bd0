/** The mission and the vision: one wording each, for the home page and /About. */
export const mission =
  'Être, pour chacun de nos clients, le partenaire auquel il pense en premier.';
export const vision =
  'Devenir l’une des premières sociétés informatiques du Vietnam, avec nos solutions et nos logiciels SaaS.';

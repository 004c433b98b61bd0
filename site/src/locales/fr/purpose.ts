/** The mission and the vision: one wording each, for the home page and /About. */
export const mission = 'Être le partenaire de premier choix de chacun de nos clients.';
export const vision =
  'Devenir l’une des premières sociétés informatiques du Vietnam, avec nos solutions et nos logiciels SaaS.';

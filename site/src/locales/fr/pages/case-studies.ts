import type { Dictionary } from '../../dictionary.ts';

/** /case-studies */
const caseStudies: Dictionary['pages']['case-studies'] = {
  meta: {
    title: 'Études de cas : du besoin au résultat',
    description:
      'Huit produits racontés de bout en bout : restaurants, mode, santé familiale, serrures, appareils, documents et deux sortes d’entrepôt.',
  },
  heading: 'Le besoin, notre travail, ce qui a changé',
  lead: 'Huit produits pour huit clients, de la table d’un restaurant aux allées d’un entrepôt. Chaque étude dit le besoin, la solution, notre part et le résultat.',

  list: {
    heading: 'Toutes les études de cas',
    link: 'Lire l’étude',
  },
  reading: {
    heading: 'Comment les lire',
    text: 'Les chiffres appartiennent au client à côté duquel ils figurent. Quand un client préfère ne pas être mesuré en public, nous parlons en termes généraux et laissons les nombres de côté.', // sample
  },
  closing: {
    heading: 'L’une d’elles vous ressemble ?',
    text: 'Dites-nous laquelle, et ce qui diffère. Nous pouvons souvent vous mettre en relation avec ceux qui l’ont construite.', // sample
    link: 'Parlons-en',
  },
};

export default caseStudies;

import type { Dictionary } from '../../dictionary.ts';

/** /case-studies */
const caseStudies: Dictionary['pages']['case-studies'] = {
  meta: {
    title: 'Études de cas : du besoin au résultat',
    description:
      'Huit produits racontés de bout en bout : restaurants, mode, santé familiale, serrures, appareils, documents et deux sortes d’entrepôt.',
  },
  heading: 'Le besoin, notre\u00a0travail, ce\u00a0qui a\u00a0changé',
  lead: 'Huit produits pour huit clients, de la table d’un restaurant aux allées d’un entrepôt. Chaque étude présente le besoin, la solution, notre rôle et le résultat.',

  list: {
    heading: 'Toutes les études de cas',
    link: 'Lire l’étude',
  },
  reading: {
    heading: 'Comment les lire',
    text: 'Le libellé de chaque chiffre indique si celui-\u2060ci décrit le client ou ce que le travail a changé. Quand un client préfère ne pas publier les siens, nous n’en donnons aucun.', // sample
  },
  closing: {
    heading: 'L’une d’elles vous ressemble ?',
    text: 'Dites-nous laquelle, et ce qui diffère. Nous pouvons souvent vous mettre en relation avec ceux qui ont construit le produit.', // sample
    link: 'Parlons-en',
  },
};

export default caseStudies;

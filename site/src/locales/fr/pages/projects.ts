import type { Dictionary } from '../../dictionary.ts';

/** /projects */
const projects: Dictionary['pages']['projects'] = {
  meta: {
    title: 'Projets : huit métiers, un exemple pour chacun',
    description:
      'Un projet par type de demande : blockchain, web, maintenance, logiciel, diffusion en direct, mobile, tests, apprentissage automatique.',
  },
  heading: 'Huit métiers, un\u00a0exemple pour\u00a0chacun',
  lead: 'Ce que l’on nous demande le plus souvent relève de huit métiers. Voici un projet pour chacun : un client, un problème, une décision, et ce que cela donne aujourd’hui.',

  list: {
    heading: 'Tous les projets',
    link: 'Voir le projet',
  },
  caseStudies: {
    heading: 'Envie de récits plus longs ?',
    text: 'Les études de cas racontent huit produits, du premier besoin au résultat.',
    link: 'Lire les études de cas',
  },
  closing: {
    heading: 'Le vôtre serait le neuvième',
    text: 'Le formulaire reprend ces huit métiers. Cochez ce qui s’en approche le plus, ou rien du tout, et décrivez-le avec vos mots.',
    link: 'Confier un projet',
  },
};

export default projects;

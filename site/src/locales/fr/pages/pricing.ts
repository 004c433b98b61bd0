import type { Dictionary } from '../../dictionary.ts';

/** /Pricing */
const pricing: Dictionary['pages']['pricing'] = {
  meta: {
    title: 'Tarifs : quatre façons de travailler avec nous',
    description:
      'Forfait, équipe dédiée, régie au mois ou contrat de maintenance : comment chaque formule se chiffre, à qui elle convient, comment demander une estimation.', // sample
  },
  heading: 'Un prix que vous saurez justifier',
  lead: 'Nous ne publions pas de grille, car la réponse honnête dépend de vos besoins. Ce que nous pouvons montrer, c’est comment chaque formule se chiffre, et ce que vous signeriez.', // sample

  models: {
    heading: 'Quatre façons de travailler avec nous',
    suits: 'Pour',
    paid: 'Règlement',
    change: 'Évolution',
    items: [
      {
        title: 'Forfait',
        text: 'Un résultat, un prix, une date. Pour une première version, une migration ou une étude dont on sait tracer les limites.', // sample
        suits: 'Des tâches claires de quatre mois au plus', // sample
        paid: 'Par tranches, chacune après une livraison que vous avez acceptée', // sample
        change: 'Chiffrée d’abord, puis ajoutée ou échangée',
      },
      {
        title: 'Équipe dédiée',
        text: 'Les mêmes personnes chaque jour, sur votre seul produit, selon vos priorités.',
        suits: 'Des produits qui ne cessent de grandir',
        paid: 'Un tarif mensuel par personne, congés et matériel compris', // sample
        change: 'Plus ou moins de monde, avec un mois de préavis', // sample
      },
      {
        title: 'Régie au mois',
        text: 'Un budget mensuel de jours à employer à votre guise, avec les spécialistes que chaque tâche appelle.', // sample
        suits: 'Des systèmes anciens, beaucoup de petites demandes',
        paid: 'Aux jours consommés, dans la limite que vous fixez', // sample
        change: 'D’un mois à l’autre', // sample
      },
      {
        title: 'Contrat de maintenance',
        text: 'La supervision, les mises à jour, les réparations et une personne qui répond, pour ce qui est déjà en service.',
        suits: 'Des logiciels qui ne doivent pas s’arrêter',
        paid: 'Un montant mensuel fixe, selon le délai de réponse', // sample
        change: 'Une fois par trimestre', // sample
      },
    ],
  },
  included: {
    heading: 'Compris dans tous les prix',
    items: [
      'Les tests, la relecture du code et le dossier de passation',
      'Un responsable technique qui répond du résultat',
      'Les droits sur tout ce que nous faisons pour vous',
      'Un travail placé sous notre système qualité ISO\u00a09001:2015',
      'L’intégration des nouveaux venus, à nos frais', // sample
    ],
  },
  estimate: {
    heading: 'Comment naît une estimation',
    paragraphs: [
      'Nous lisons ce que vous envoyez, posons des questions jusqu’à comprendre et estimons par fourchettes : ce que cela coûte si tout va bien, et ce que cela coûte si la partie difficile l’est autant qu’elle en a l’air. Vous voyez les hypothèses ligne par ligne et pouvez rayer ce dont vous n’avez pas besoin.', // sample
      'Une estimation ne coûte rien. Si une bonne estimation exige de regarder le code ou les données de plus près, nous proposons d’abord une courte étude payante et vous disons ce qu’elle tranchera.', // sample
    ],
  },
  form: {
    heading: 'Demander une estimation',
    lead: 'Dites-nous ce que vous prévoyez. Vous aurez une réponse sous un jour ouvré, et un plan avec une fourchette de coût sous deux semaines.', // sample
  },
};

export default pricing;

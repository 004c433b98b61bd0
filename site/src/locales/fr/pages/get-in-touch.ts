import type { Dictionary } from '../../dictionary.ts';

/** /get-in-touch */
const getInTouch: Dictionary['pages']['get-in-touch'] = {
  meta: {
    title: 'Parlons de votre projet',
    description:
      'Dites-nous ce qui existe, ce qui manque et pour quand. Un ingénieur lit votre demande et vous répond par des questions, non par une brochure.', // sample
  },
  heading: 'Dites-\u2060nous où cela coince, ou\u00a0jusqu’où vous voulez aller',
  lead: 'Nul besoin de cahier des charges ni de budget pour nous écrire. Décrivez le problème comme à un collègue. La personne qui vous répond est celle qui piloterait le projet.', // sample

  useful: {
    heading: 'Ce qui nous aide déjà',
    items: [
      {
        title: 'Ce qui existe aujourd’hui',
        text: 'Une esquisse, un prototype, un système en service. Les liens et les captures d’écran aident.',
      },
      {
        title: 'Qui s’en servira',
        text: 'Combien de personnes, où, sur quels appareils et à quel rythme.',
      },
      {
        title: 'Ce qui doit arriver, et quand',
        text: 'Un salon, une saison, la fin d’un contrat : les dates qui ne bougent pas.',
      },
      {
        title: 'Ce qui vous inquiète',
        text: 'Le plus souvent, c’est là que se trouve le vrai travail.',
      },
    ],
  },
  after: {
    heading: 'Une fois le plan en main',
    items: [
      {
        title: 'Vous décidez, à votre rythme',
        text: 'Comparez, interrogez-nous, confiez-\u2060le à un autre. Si vous le souhaitez, un accord de confidentialité couvre tout dès le départ.', // sample
      },
      {
        title: 'Un contrat de quelques pages',
        text: 'Forfait, équipe dédiée ou régie au mois, avec le nom des personnes qui feront le travail.', // sample
      },
      {
        title: 'Les deux premières semaines', // sample
        text: 'L’équipe travaille avec vos outils et, dès le deuxième vendredi, il y a quelque chose à voir.', // sample
      },
    ],
  },
  form: {
    heading: 'Votre projet, en bref',
    lead: 'Vos nom et prénom, une adresse e-mail et un message suffisent.',
  },
};

export default getInTouch;

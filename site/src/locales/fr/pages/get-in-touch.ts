import type { Dictionary } from '../../dictionary.ts';

/** /get-in-touch */
const getInTouch: Dictionary['pages']['get-in-touch'] = {
  meta: {
    title: 'Parlons de votre projet',
    description:
      'Dites-nous ce qui existe, ce qui manque et pour quand. Un ingénieur lit votre demande et vous répond par des questions, non par une brochure.', // sample
  },
  heading: 'Dites-nous où cela coince, ou\u00a0jusqu’où vous voulez aller',
  lead: 'Nul besoin de cahier des charges ni de budget pour nous écrire. Décrivez le problème comme à un collègue. La personne qui vous répond est celle qui piloterait le projet.', // sample

  useful: {
    heading: 'Bon à savoir, si vous le savez',
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
    heading: 'La suite',
    items: [
      {
        title: 'La réponse d’un humain',
        text: 'Sous un jour ouvré, avec quelques questions, ou avec un honnête « ce n’est pas pour nous ».', // sample
      },
      {
        title: 'Une conversation',
        text: '45 minutes, à l’heure qui vous convient. Sous accord de confidentialité si vous le souhaitez.', // sample
      },
      {
        title: 'Un plan écrit',
        text: 'L’équipe, une fourchette de coût, la première version. Il est à vous, même si vous le confiez à un autre.', // sample
      },
    ],
  },
  form: {
    heading: 'Votre projet, en bref',
    lead: 'Il suffit de vos nom et prénom, d’un message et d’une adresse e-mail.',
  },
};

export default getInTouch;

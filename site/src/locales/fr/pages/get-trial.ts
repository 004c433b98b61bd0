import type { Dictionary } from '../../dictionary.ts';

/** /get-trial */
const getTrial: Dictionary['pages']['get-trial'] = {
  meta: {
    title: 'Sprint d’essai : deux semaines avec notre équipe', // sample
    description:
      'Travaillez deux semaines avec deux membres de notre équipe sur une vraie tâche, à prix fixe, et gardez le résultat quoi que vous décidiez.', // sample
  },
  heading: 'Essayez-\u2060nous deux\u00a0semaines, sur\u00a0du\u00a0concret', // sample
  lead: 'Les références, c’est bien, mais un sprint en dit plus. Choisissez une tâche qui compte, et voyez comment nous travaillons avant de vous engager plus longtemps.',

  offer: {
    heading: 'En quoi consiste l’essai',
    items: [
      {
        title: 'Une tâche à vous',
        text: 'Une fonctionnalité, une réparation, un prototype, un plan de test : un travail qui serait fini, ou presque, en dix jours.', // sample
      },
      {
        title: 'Deux personnes et un responsable',
        text: 'Deux développeurs, ou un développeur et un testeur, avec un responsable technique qui répond des deux.', // sample
      },
      {
        title: 'Un prix connu d’avance',
        text: 'Un montant unique, convenu avant de commencer. Si vous continuez avec nous, il vient en déduction du premier mois.', // sample
      },
      {
        title: 'Un résultat qui vous reste',
        text: 'Le code, les notes et les droits sont à vous, quelle que soit votre décision.', // sample
      },
    ],
  },
  days: {
    heading: 'Le déroulement des deux semaines', // sample
    items: [
      {
        title: 'Avant',
        text: 'Un appel pour choisir la tâche. Si elle est trop grande ou trop petite, nous le disons.',
      },
      {
        title: 'Jours 1 et 2', // sample
        text: 'Les accès, la lecture et une courte note sur ce que nous avons trouvé.',
      },
      {
        title: 'Jours 3 à 8', // sample
        text: 'La construction, avec un point d’équipe à une heure commune et quelque chose à voir chaque jour.',
      },
      {
        title: 'Jours 9 et 10', // sample
        text: 'La relecture, les tests, une démonstration et une conversation franche sur ce qui s’est passé.',
      },
    ],
  },
  fit: {
    heading: 'Quand mieux vaut commencer autrement',
    text: 'Si votre tâche exige d’abord des semaines d’apprentissage, comme c’est le cas du système central d’une banque, deux semaines vous en montreront peu. Commencez par une étude payante : nous vous dirons à quoi elle devrait répondre.', // sample
  },
  form: {
    heading: 'Proposer une tâche',
    lead: 'Un paragraphe suffit. Nous vous dirons si elle tient en deux semaines, et avec qui.', // sample
    promises: [
      {
        title: '1 jour ouvré', // sample
        text: 'Une réponse qui dit si la tâche tient en deux semaines.', // sample
      },
      {
        title: '1 semaine', // sample
        text: 'Un appel pour choisir la tâche, un montant unique par écrit et une date de départ.', // sample
      },
      {
        title: '2 semaines de travail', // sample
        text: 'Le résultat, le code et les notes, et tout est à vous.', // sample
      },
    ],
    messagePlaceholder:
      'Notre page de paiement met six secondes à s’ouvrir. Trouver pourquoi, et y remédier.',
  },
};

export default getTrial;

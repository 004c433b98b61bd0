import type { Dictionary } from '../../dictionary.ts';

/** /contact */
const contact: Dictionary['pages']['contact'] = {
  meta: {
    title: 'Contact : deux bureaux, une seule messagerie',
    description:
      'Écrire, appeler ou passer : le siège et le bureau de Hô Chi Minh-Ville, avec adresses, téléphone, e-mail et un formulaire lu par un ingénieur.', // sample
  },
  heading: 'Écrivez, appelez ou passez prendre le thé',
  lead: 'Tous les messages arrivent au même endroit, et une personne les lit. Si vous êtes près de l’un de nos bureaux, venez voir où naîtrait votre logiciel.', // sample

  ways: {
    heading: 'Trois façons de nous joindre',
    email: {
      title: 'Par e-mail',
      text: 'L’idéal pour les documents et les explications plus longues. Vous aurez une réponse sous un jour ouvré.', // sample
    },
    phone: {
      title: 'Par téléphone',
      text: 'Du lundi au vendredi, de\u00a08 h 30\u00a0à\u00a017 h 30, heure de Hanoï. En anglais et en vietnamien tout de suite, dans les autres langues sur rendez-vous.', // sample
    },
    form: {
      title: 'Par le formulaire',
      text: 'L’idéal pour un projet : il pose les questions que nous poserions de toute façon.',
      link: 'Remplir le formulaire',
    },
  },
  offices: {
    heading: 'Où nous trouver',
    headOffice: {
      title: 'Siège, Hanoï', // sample
      text: 'Premier étage, à côté du parc. L’accueil reçoit les visiteurs jusqu’à 17 h 30.', // sample
    },
    branch: {
      title: 'Bureau de Hô Chi Minh-\u2060Ville',
      text: 'À cinq minutes à pied du Jardin botanique. Merci d’appeler avant de venir.', // sample
    },
    map: 'Voir sur un plan',
  },
  clients: {
    heading: 'Déjà client ?',
    text: 'Le numéro de votre responsable technique est dans le contrat, celui de l’astreinte en première page de votre guide d’exploitation. Cette page vous servira si vous n’avez ni l’un ni l’autre sous la main.', // sample
  },
  form: {
    heading: 'Écrivez-\u2060nous',
    lead: 'Quelques phrases suffisent. Nous demanderons le reste.',
  },
};

export default contact;

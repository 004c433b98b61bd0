import type { Dictionary } from '../dictionary.ts';

/** The words of the project request form. */
const form: Dictionary['form'] = {
  lead: 'Deux paragraphes suffisent. C’est un ingénieur qui les lit, et qui vous répond.', // sample
  label: 'Demande de projet',

  promises: [
    {
      title: '1 jour ouvré', // sample
      text: 'La réponse de la personne qui piloterait le projet, avec ses premières questions.', // sample
    },
    {
      title: '1 semaine', // sample
      text: 'Un entretien de 45 minutes et un compte rendu qui vous servira, avec ou sans nous.', // sample
    },
    {
      title: '2 semaines', // sample
      text: 'Un plan : l’équipe, une fourchette de coût et le contenu de la première version.', // sample
    },
  ],

  hours: {
    heading: 'Nos heures de bureau communes',
    note: 'Les heures de bureau de Hanoï en regard des vôtres, de\u00a09 h\u00a0à\u00a017 h 30, à l’heure d’hiver.', // sample
    alt: 'Graphique des heures de bureau communes : sept avec Séoul et Tokyo, deux et demie avec Paris et Berlin, une et demie avec Londres, et un appel avec Boston, le soir à Hanoï.', // sample
    open: '8 h 30', // sample
    middle: '13 h',
    close: '17 h 30', // sample
    hanoi: 'Hanoï',
    seoulTokyo: 'Séoul, Tokyo',
    parisBerlin: 'Paris, Berlin',
    london: 'Londres',
    boston: 'Boston',
    shared: {
      seoulTokyo: '7 h', // sample
      parisBerlin: '2 h 30', // sample
      london: '1 h 30', // sample
      boston: 'soir à Hanoï', // sample
    },
  },

  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Société',
    country: 'Pays',
    message: 'Comment pouvons-nous vous aider ?',
    interests: 'Qu’est-ce qui vous intéresse ?',
  },
  interests: {
    blockchain: 'Développement blockchain',
    'web-application': 'Application web',
    'product-maintenance': 'Maintenance applicative',
    'software-development': 'Développement logiciel',
    'live-streaming': 'Diffusion en direct',
    'mobile-application': 'Application mobile',
    'qa-testing': 'Qualité et tests',
    'ai-machine-learning': 'IA et apprentissage automatique',
  },
  requiredNote: 'Les champs marqués d’un * sont obligatoires.',
  messagePlaceholder:
    'Une plateforme de réservation pour 40 hôtels. Le prototype est prêt, l’équipe trop petite.',
  honeypot: 'Laissez ce champ vide',

  errors: {
    required: 'Champ obligatoire',
    invalidEmail: 'Adresse e-mail non valide',
    tooLong: '{{max}} caractères au maximum',
    invalid: 'Vérifiez ce champ',
  },
  summary: {
    /** Between the name of a field and what is wrong with it. */
    separator: ' – ',
    one: 'Un champ est à revoir',
    other: '{{count}} champs sont à revoir',
  },

  send: 'Envoyer',
  sending: 'Envoi en cours…',
  privacy: {
    text: 'Vos coordonnées servent à vous répondre, jamais à la publicité.',
    link: 'Politique de confidentialité',
  },

  sent: {
    heading: 'Votre demande est bien arrivée',
    text: 'Merci. Sous un jour ouvré, la personne qui piloterait le projet vous écrira avec ses premières questions.', // sample
    another: 'Envoyer une autre demande',
  },
  failed: {
    heading: 'L’envoi a échoué',
    text: 'Rien n’est perdu : votre texte est toujours là. Réessayez, ou envoyez-le par e-mail.',
    byEmail: 'Envoyer par e-mail',
    subject: 'Demande de projet',
  },
  busy: {
    heading: 'Un instant, s’il vous plaît',
    text: 'De nombreuses demandes arrivent en même temps. Votre texte est toujours là : renvoyez-le dans une minute.',
  },
};

export default form;

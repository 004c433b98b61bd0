import type { Dictionary } from '../dictionary.ts';

/** The words of the shell: header, footers, bars, errors, and labels that several pages share. */
const interfaceWords: Dictionary['interface'] = {
  skip: 'Aller au contenu',

  navigation: {
    main: 'Navigation principale',
    home: 'Accueil',
    caseStudies: 'Études de cas',
    services: 'Services',
    allServices: 'Tous les services',
    technologies: 'Technologies',
    allTechnologies: 'Toutes les technologies',
    fullStack: 'Application full-stack',
    dataApp: 'Application orientée données',
    about: 'À propos',
    tech: 'Choix techniques',
    projects: 'Projets',
    contact: 'Contact',
    contactUs: 'Nous contacter',
    getInTouch: 'Parlons-en',
    getTrial: 'Sprint d’essai',
    pricing: 'Tarifs',
    logo: '{{company}}, retour à l’accueil',
  },
  mega: {
    heading: 'Cinq services, une équipe qui connaît votre produit',
    text: 'Deux personnes ou tout un département : la composition s’ajuste avec un mois de préavis.', // sample
    ask: {
      heading: 'Vous hésitez ?',
      text: 'Décrivez le problème. Un ingénieur vous répond sous un jour ouvré.', // sample
      link: 'Posez votre question',
    },
  },
  menu: {
    label: 'Menu',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
  },

  language: {
    label: 'Langue',
    choose: 'Choisir une langue',
    current: 'Langue : {{language}}',
    offer: {
      label: 'Proposition de langue',
      text: 'Ce site existe aussi en français.',
      accept: 'Passer en français',
      decline: 'Non, merci',
    },
  },

  footer: {
    slogan: 'Grandir ensemble. Des équipes de développement à Hanoï et à Hô Chi Minh-\u2060Ville.', // sample
    lookFurther: 'Explorer',
    headOffice: 'Siège',
    branch: 'Bureau de Hô Chi Minh-\u2060Ville',
    places: {
      'head-office': 'Cầu Giấy, Hanoï, Vietnam', // sample
      'ho-chi-minh-city': 'District\u00a01, Hô\u00a0Chi\u00a0Minh-\u2060Ville, Vietnam', // sample
    },
    map: 'ouvre un plan',
    talkToUs: 'Nous joindre',
    contact: 'Contact',
    services: 'Services',
    technologies: 'Technologies',
    submitRequest: 'Envoyer une demande',
    aboutUs: 'À propos',
    privacyPolicy: 'Confidentialité',
    iso: 'Certifié {{certification}}',
    languages: 'Anglais, français, coréen, japonais',
    copyright: '© {{year}} {{company}}',
  },

  callToAction: {
    heading: 'Envie de bâtir avec nous quelque chose de remarquable ?',
    button: 'Confier un projet',
    write: 'ou écrivez à {{email}}',
  },

  floating: {
    label: 'Contact rapide',
    backToTop: 'Haut de page',
    call: 'Nous appeler',
    write: 'Nous écrire',
  },

  cookies: {
    label: 'Cookies',
    text: 'Un seul cookie retient votre langue. Aucun pistage.',
    ok: 'OK',
  },

  loading: 'Chargement',

  error: {
    heading: 'Oups… Un problème est survenu',
    status: 'Erreur {{status}}',
    toHome: 'Page d’accueil',
    notFound: {
      title: 'Page introuvable',
      message: 'Cette page est introuvable',
      help: 'L’adresse a peut-être changé, ou une lettre s’est perdue en chemin. La page d’accueil et les études de cas sont de bons points de départ.',
    },
    server: {
      title: 'Un problème est survenu',
      message: 'La page n’a pas pu être préparée',
      help: 'L’erreur vient de chez nous. Réessayez dans une minute. Si elle persiste, écrivez à {{email}} : une personne de l’équipe vous répondra.',
    },
    unknownMiddleware: 'Intergiciel inconnu',
    lastResort: {
      message: 'Une erreur est survenue pendant l’affichage de la page d’erreur',
      link: 'Retour à l’accueil',
    },
  },
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Le réseau ne répond pas pour le moment. Les pages déjà ouvertes se trouvent peut-être dans l’historique de votre navigateur ; celle-\u2060ci doit d’abord être chargée.',
    retry: 'Réessayer',
  },

  caseStudy: {
    need: 'Le besoin',
    solution: 'La solution',
    did: 'Ce que nous avons fait',
    result: 'Le résultat',
    facts: 'Le projet en quatre lignes',
    industry: 'Secteur',
    platform: 'Plateforme',
    team: 'Équipe',
    duration: 'Durée',
    next: 'Étude suivante',
    readStory: 'Lire l’étude',
    viewAll: 'Toutes nos réalisations',
  },
  service: {
    proof: 'La preuve par l’exemple',
    other: 'Autres services',
  },
  technology: {
    other: 'Autres technologies',
  },
  project: {
    interface: 'Interface',
    testimonial: 'L’avis du client',
    latest: 'Derniers projets',
    viewAll: 'Voir tous les projets',
  },

  statistics: {
    developers: 'Développeurs et testeurs confirmés, en poste',
    projects: 'Projets menés à bien',
    clients: 'Clients dans le monde',
    countries: 'Pays',
  },
};

export default interfaceWords;

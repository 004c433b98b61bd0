/** The words of the shell: header, footers, bars, errors, and labels that several pages share. */
export default {
  skip: 'Skip to content',

  navigation: {
    main: 'Main navigation',
    home: 'Home',
    caseStudies: 'Case studies',
    services: 'Services',
    allServices: 'All services',
    technologies: 'Technologies',
    allTechnologies: 'All technologies',
    fullStack: 'Full-Stack Application',
    dataApp: 'Data-Intensive Application',
    about: 'About',
    tech: 'Tech',
    projects: 'Projects',
    contact: 'Contact',
    contactUs: 'Contact us',
    getInTouch: 'Get in touch',
    getTrial: 'Trial sprint',
    pricing: 'Pricing',
    logo: '{{company}}, to the home page',
  },
  mega: {
    heading: 'Five services, one team that knows your product',
    text: 'Take two people or a whole department, and change the mix with a month’s notice.', // sample
    ask: {
      heading: 'Not sure which?',
      text: 'Describe the problem. An engineer answers within one business day.', // sample
      link: 'Ask us',
    },
  },
  menu: {
    label: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
  },

  language: {
    label: 'Language',
    choose: 'Choose a language',
    current: 'Language: {{language}}',
    offer: {
      label: 'Language offer',
      text: 'This site is also available in English.',
      accept: 'Switch to English',
      decline: 'No, thanks',
    },
  },

  footer: {
    slogan: 'Together We Grow. Software teams in Hanoi and Ho Chi Minh City.', // sample
    lookFurther: 'Explore',
    headOffice: 'Head office',
    branch: 'Ho\u00a0Chi\u00a0Minh\u00a0City branch',
    places: {
      'head-office': 'Cầu Giấy, Hanoi, Vietnam', // sample
      'ho-chi-minh-city': 'District\u00a01, Ho\u00a0Chi\u00a0Minh\u00a0City, Vietnam', // sample
    },
    map: 'opens a map',
    talkToUs: 'Talk to us',
    contact: 'Contact',
    services: 'Services',
    technologies: 'Technologies',
    submitRequest: 'Submit a request',
    aboutUs: 'About us',
    privacyPolicy: 'Privacy policy',
    iso: '{{certification}} certified',
    languages: 'English, French, Korean, Japanese',
    copyright: '© {{year}} {{company}}',
  },

  callToAction: {
    heading: 'Want to create something amazing with us?',
    button: 'Create request',
    write: 'or write to {{email}}',
  },

  floating: {
    label: 'Quick contact',
    backToTop: 'Back to top',
    call: 'Call us',
    write: 'Write to us',
  },

  cookies: {
    label: 'Cookies',
    text: 'We keep one cookie for your language. Nothing follows you around.',
    ok: 'OK',
  },

  loading: 'Loading',

  error: {
    heading: 'Oops... Something went wrong',
    status: 'Status {{status}}',
    toHome: 'To home page',
    notFound: {
      title: 'Page not found',
      message: 'This page could not be found',
      help: 'The address may have changed, or a letter went missing on the way. The home page and the case studies are good places to start again.',
    },
    server: {
      title: 'Something went wrong',
      message: 'The page could not be prepared',
      help: 'The fault is on our side. Please try again in a minute. If the problem persists, write to {{email}} and one of us will answer you personally.',
    },
    unknownMiddleware: 'Unknown middleware',
    lastResort: {
      message: 'An error occurred while showing the error page',
      link: 'Back home',
    },
  },
  offline: {
    title: 'You are offline',
    text: 'The network is unavailable for the moment. Pages you have opened may still be in your browser’s history; this one has to be fetched first.',
    retry: 'Try again',
  },

  caseStudy: {
    need: 'The Need',
    solution: 'Solution',
    did: 'What we did',
    result: 'Result',
    facts: 'The project in four lines',
    industry: 'Industry',
    platform: 'Platform',
    team: 'Team',
    duration: 'Duration',
    next: 'Next case',
    readStory: 'Read the story',
    viewAll: 'View all works',
  },
  service: {
    proof: 'See it at work',
    other: 'Other services',
  },
  technology: {
    other: 'Other technologies',
  },
  project: {
    interface: 'Interface',
    testimonial: 'What the client says',
    latest: 'Latest projects',
    viewAll: 'View all projects',
  },

  statistics: {
    developers: 'Active Experienced Developers/Testers',
    projects: 'Successful Projects',
    clients: 'Clients Worldwide',
    countries: 'Countries',
  },
};

import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Cloud et DevOps : livrer sereinement, payer juste',
    description:
      'Chaînes de livraison, infrastructure décrite en code, supervision et migration sur AWS, Azure ou vos machines : livrer devient une routine.', // sample
  },
  name: 'Cloud et DevOps',
  menu: 'Livrer n’importe quel jour ouvré, et comprendre sa facture.',
  summary:
    'Chaînes de livraison, infrastructure décrite en code et supervision : livrer devient une routine, et la facture ne surprend plus.',
  heading: 'Livrer n’importe quel jour\u00a0ouvré, et\u00a0comprendre sa\u00a0facture',
  lead: 'Une bonne exploitation ne fait pas de bruit. Nous traçons la route qui va du code à vos clients, surveillons ce qui y circule et consignons comment revenir en arrière.',
  request: 'Parler de cloud et de DevOps',
  scene: {
    alt: 'Une chaîne de livraison avec un déploiement canari à dix pour cent, des temps de réponse qui passent de 142 à 118 ms et une facture mensuelle plus basse.',
  },
  introduction: {
    heading: 'Pour les équipes qui retiennent leur souffle à chaque livraison',
    paragraphs: [
      'Bien des systèmes que nous découvrons fonctionnent à peu près, jusqu’au jour où il faut y changer quelque chose. Tel serveur a son surnom et sa légende. Une seule personne connaît les commandes. La facture grossit chaque mois, et personne ne sait dire pourquoi.',
      'Nous en refaisons des systèmes ordinaires. Tout ce qui existe est décrit en code, tout ce qui change passe par une chaîne de livraison, tout ce qui compte a sa mesure et une personne à prévenir. Il n’y faut pas un an : la première livraison par la nouvelle chaîne a généralement lieu dès le premier mois.', // sample
    ],
  },
  offers: {
    heading: 'Ce que nous faisons',
    items: [
      {
        title: 'Chaînes de livraison',
        text: 'Compilation, tests, contrôles de sécurité et déploiement par étapes, avec un bouton pour revenir en arrière.',
      },
      {
        title: 'Infrastructure décrite en code',
        text: 'Réseaux, bases de données et droits dans un dépôt : un second environnement ne demande qu’une après-midi.', // sample
      },
      {
        title: 'Migration',
        text: 'De votre salle de serveurs vers le cloud, d’un cloud à l’autre, ou dans l’autre sens si le calcul l’impose.',
      },
      {
        title: 'Supervision et astreinte',
        text: 'Des indicateurs qui parlent à votre métier, des alertes qui veulent dire quelque chose, et des gens qui se lèvent pour y répondre.',
      },
      {
        title: 'Maîtrise des coûts',
        text: 'Chaque service porte le nom d’une équipe et une raison d’être. Ce qui n’a ni l’un ni l’autre est éteint.',
      },
    ],
  },
  process: {
    heading: 'Comment nous commençons',
    steps: [
      {
        title: 'Examiner',
        text: 'Deux semaines de lecture et de questions. Vous recevez un plan, une liste de risques et une estimation des économies possibles.', // sample
      },
      {
        title: 'Ouvrir la route',
        text: 'Un premier service parcourt une chaîne complète, du code aux clients, et sert de modèle aux autres.',
      },
      {
        title: 'Migrer',
        text: 'Un service après l’autre, chacun avec sa répétition et sa marche arrière. Les week-\u2060ends restent libres.',
      },
      {
        title: 'Répéter',
        text: 'Ensemble, nous restaurons une sauvegarde, coupons une zone et renouvelons toutes les clés, volontairement et en plein jour.',
      },
      {
        title: 'Transmettre ou rester',
        text: 'Votre équipe prend la suite, avec nous à ses côtés ; ou bien nous continuons l’exploitation, sous contrat.',
      },
    ],
  },
  deliverables: {
    heading: 'Ce que vous recevez',
    items: [
      'Toute l’infrastructure décrite en code, dans votre dépôt et sur vos comptes',
      'Des chaînes de livraison que chacun de vos développeurs sait lire',
      'Des tableaux de bord pour la disponibilité, la vitesse et le coût',
      'Un guide d’exploitation pour les dix pannes les plus probables', // sample
      'Une restauration éprouvée, avec le temps qu’elle a pris',
    ],
  },
  technologies: {
    heading: 'Nos technologies',
    text: 'AWS, Azure et Google Cloud ; Terraform, Kubernetes et de simples conteneurs ; GitHub Actions et GitLab ; Prometheus, Grafana et OpenTelemetry. Jamais plus d’outils qu’il n’en faut.', // sample
  },
  questions: {
    heading: 'Vos questions',
    items: [
      {
        question: 'Avons-nous besoin de Kubernetes ?',
        answer:
          'Souvent, non. Si deux conteneurs derrière un répartiteur de charge vous suffisent pour des années, c’est ce que nous construisons.',
      },
      {
        question: 'Le service sera-\u2060t-\u2060il interrompu pendant la migration ?',
        answer:
          'Pour la plupart des services, non ; pour les grandes bases de données, une fenêtre que nous répétons et annonçons à l’avance.',
      },
      {
        question: 'Qui répond la nuit ?',
        answer:
          'La personne convenue avec vous. Notre astreinte couvre les nuits et les week-ends de votre fuseau horaire.', // sample
      },
      {
        question: 'De combien la facture va-\u2060t-\u2060elle baisser ?',
        answer:
          'Nous vous le disons après les deux semaines d’examen, poste par poste, et avant que vous ne commandiez autre chose.', // sample
      },
    ],
  },
  proof:
    'Plus de mille utilisateurs partagent leurs documents sur une plateforme dont la restauration est éprouvée.',
} satisfies ServiceWords;

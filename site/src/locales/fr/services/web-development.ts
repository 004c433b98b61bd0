import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Développement web : plateformes, boutiques, outils',
    description:
      'Plateformes web, boutiques et outils de gestion développés au Vietnam : rapides sur un téléphone lent, mesurés en usage réel, faciles à reprendre.',
  },
  name: 'Développement web',
  menu: 'Des plateformes et des boutiques rapides, même en pleine affluence.',
  summary:
    'Plateformes de réservation, boutiques, outils de gestion et connexions entre eux, conçus pour être mesurés et faciles à transmettre.',
  heading: 'Des plateformes web pour toute votre journée de travail',
  lead: 'Une réservation à sept heures, un prix modifié à midi, une facture le soir. Les pages que voient vos clients et l’outil de gestion qui les sous-\u2060tend forment un seul produit, confié à une seule équipe.',
  request: 'Parler de votre projet web',
  scene: {
    alt: 'Une plateforme de réservation avec trois chambres, une carte avec sa vitesse mesurée et la relecture approuvée d’un changement.',
  },
  introduction: {
    heading: 'Pour les produits qui\u00a0servent à\u00a0travailler',
    paragraphs: [
      'Certains de nos clients sont de jeunes entreprises qui ont une première version à montrer. D’autres exploitent le même système depuis dix ans et doivent le transformer sans baisser le rideau. Tous veulent la même chose : un logiciel qui fait son travail sur un téléphone lent, un jour d’affluence, et dans trois ans encore.', // sample
      'Nous partons de ce que les gens font du produit, écran par écran, et des données qui se trouvent derrière. Puis nous avançons par tranches utilisables : d’abord la connexion et une vraie tâche, le reste ensuite. Vous essayez chaque tranche à une adresse de test, avec vos propres données, avant de décider de la suivante.',
    ],
  },
  offers: {
    heading: 'Ce que nous construisons',
    items: [
      {
        title: 'Plateformes de réservation et places de marché',
        text: 'La recherche, les disponibilités, le paiement et la messagerie, pour deux parties qui doivent se faire confiance.',
      },
      {
        title: 'Boutiques en ligne',
        text: 'Des fiches produit qui s’ouvrent aussitôt, des prix et des taxes justes, une commande qui pardonne une faute de frappe.',
      },
      {
        title: 'Outils de gestion',
        text: 'Des tableaux, des formulaires et des validations pour ceux qui y passent huit heures par jour : rapides au clavier, avec la trace de qui a modifié quoi.',
      },
      {
        title: 'Intégrations et systèmes anciens',
        text: 'Des liaisons avec l’ERP, le paiement et l’entrepôt, et une sortie de l’ancien système qui n’arrête pas l’activité.',
      },
    ],
  },
  process: {
    heading: 'Du premier appel à la première version',
    steps: [
      {
        title: 'Écouter',
        text: 'Une semaine d’entretiens, écrans à l’appui. Vous recevez une cartographie du produit et une fourchette de coût.', // sample
      },
      {
        title: 'Esquisser',
        text: 'Des écrans cliquables pour les trois tâches essentielles, essayés par leurs futurs utilisateurs.', // sample
      },
      {
        title: 'Construire',
        text: 'Des cycles de deux semaines, une démonstration à la fin de chacun, un code relu par deux personnes.', // sample
      },
      {
        title: 'Livrer',
        text: 'Des tests de charge, un retour arrière éprouvé, et un lancement un matin de semaine.',
      },
      {
        title: 'Maintenir',
        text: 'La supervision, les mises à jour de sécurité et un rapport mensuel : ce que nous avons vu, ce que nous proposons.', // sample
      },
    ],
  },
  deliverables: {
    heading: 'Ce que vous recevez',
    items: [
      'Le code source dans votre dépôt, dès le premier jour',
      'Des tests automatisés et une chaîne de livraison qui met en production en une étape',
      'Une bibliothèque de composants, avec tous leurs états',
      'Des pages contrôlées selon WCAG 2.2 AA et chronométrées sur un téléphone de milieu de gamme', // sample
      'Un dossier de passation en anglais, français, coréen ou japonais', // sample
    ],
  },
  technologies: {
    heading: 'Nos technologies',
    text: 'React, Next.js et Vue dans le navigateur ; Node, .NET, Java et PHP côté serveur ; PostgreSQL, MySQL et Redis pour les données. Si votre équipe a déjà fait ses choix, nous nous y rallions.', // sample
  },
  questions: {
    heading: 'Vos questions',
    items: [
      {
        question: 'Pouvez-vous reprendre un code écrit par d’autres ?',
        answer:
          'Oui. Nous le lisons pendant une semaine, puis nous vous disons ce qui est sain, ce qui est risqué et ce que nous laisserions en l’état. Tout réécrire est rarement la bonne réponse.', // sample
      },
      {
        question: 'À qui appartient le code ?',
        answer:
          'À vous, dès la première ligne. Il se trouve dans votre dépôt, tout comme les maquettes et les tests.',
      },
      {
        question: 'Et s’il nous faut plus de monde en cours de route ?',
        answer:
          'Un développeur de plus arrive sous deux à quatre semaines, et un collègue le met au courant à nos frais.', // sample
      },
      {
        question: 'Exploitez-vous aussi ce que vous construisez ?',
        answer:
          'Si vous le souhaitez. Après le lancement, beaucoup de clients gardent deux personnes chez nous pour l’exploitation et les petites évolutions.', // sample
      },
    ],
  },
  proof:
    'Onze restaurants tournent sur une plateforme que nous avons bâtie et que nous exploitons.', // sample
} satisfies ServiceWords;

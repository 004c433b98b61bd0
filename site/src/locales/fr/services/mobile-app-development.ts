import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Développement d’applications iOS et Android',
    description:
      'Applications natives et Flutter, avec mode hors ligne, notifications et Bluetooth, menées jusqu’aux deux stores et suivies toute leur vie.',
  },
  name: 'Développement mobile',
  menu: 'Des applications iOS et Android qui gardent leur place sur l’écran d’accueil.',
  summary:
    'Natif ou Flutter, avec mode hors ligne, notifications et publications suivies aussi longtemps que vit l’application.',
  heading: 'Des applications qui méritent l’écran d’accueil',
  lead: 'Une application s’utilise debout, d’une main, dans une mauvaise lumière, avec une seule barre de réseau. Nous la concevons pour cette minute-\u2060là, et construisons tout ce qui doit se passer derrière.',
  request: 'Parler de votre application',
  scene: {
    alt: 'Deux téléphones avec le plan d’un fleuve et un billet de bateau, l’accord des deux stores et une note : les billets se lisent hors ligne.',
  },
  introduction: {
    heading: 'Pour tout ce qui se\u00a0passe loin d’un\u00a0bureau',
    paragraphs: [
      'Ouvrir une porte, choisir un manteau, noter la température d’un enfant, prendre un article en rayon : c’est pour ces moments que nos applications sont faites. Chacun dure quelques secondes, et chacun doit réussir du premier coup.',
      'Nous demandons donc très tôt ce qui doit rester possible sans réseau, ce que le téléphone a le droit de savoir et qui répondra aux avis sur les stores. Puis nous décidons avec vous : deux applications natives, ou une seule en Flutter. Les deux choix se défendent. Tout dépend du matériel à piloter et de l’équipe qui portera le code.',
    ],
  },
  offers: {
    heading: 'Ce que nous construisons',
    items: [
      {
        title: 'Applications pour vos clients',
        text: 'Commande, achat, fidélité et paiement, avec un premier écran affiché avant que le pouce ne se soit levé.',
      },
      {
        title: 'Applications métier',
        text: 'Tournées, inspections, livraisons et stocks, pensées pour les gants, le plein soleil et les sous-sols sans réseau.',
      },
      {
        title: 'Applications pour objets connectés',
        text: 'Appairage Bluetooth, NFC et Wi-\u2060Fi avec des serrures, des capteurs et des machines, testé sur le vrai matériel.',
      },
      {
        title: 'Une seconde vie',
        text: 'D’anciennes applications remises à jour : nouvelles règles des stores, nouveaux écrans, mêmes comptes et mêmes données.',
      },
    ],
  },
  process: {
    heading: 'De l’esquisse à l’App\u00a0Store et à Google\u00a0Play',
    steps: [
      {
        title: 'Une tâche',
        text: 'Nous cherchons celle pour laquelle on ouvrira l’application, et la redessinons jusqu’à ce qu’elle tienne en trois étapes au plus.', // sample
      },
      {
        title: 'Un prototype en main',
        text: 'Une version cliquable sur votre propre téléphone en deux semaines, essayée par cinq personnes.', // sample
      },
      {
        title: 'Construire',
        text: 'Des versions d’essai par TestFlight et Google\u00a0Play toutes les deux semaines, avec une note sur ce qu’il faut regarder.', // sample
      },
      {
        title: 'La mise en ligne',
        text: 'Textes, images, déclarations de confidentialité et questions des équipes de validation : nous les traitons avec vous, et pour vous.',
      },
      {
        title: 'La vie d’après',
        text: 'Les rapports de plantage, les nouveaux systèmes suivis dès leur bêta d’été, et une version chaque fois qu’elle en vaut la peine.',
      },
    ],
  },
  deliverables: {
    heading: 'Ce que vous recevez',
    items: [
      'Le code source, les clés de signature et les comptes des stores à votre nom',
      'Des tests automatisés sur un parc de vrais appareils, anciens compris', // sample
      'Une chaîne de livraison qui va du code au store',
      'Des écrans utilisables en grands caractères et avec un lecteur d’écran',
      'Le taux de sessions sans plantage et le temps de démarrage, sur une page que vous pouvez ouvrir', // sample
    ],
  },
  technologies: {
    heading: 'Nos technologies',
    text: 'Swift et SwiftUI, Kotlin et Jetpack Compose, Flutter quand un code unique est plus avantageux ; Node ou .NET côté serveur ; Firebase ou notre propre service de notifications.', // sample
  },
  questions: {
    heading: 'Vos questions',
    items: [
      {
        question: 'Natif ou Flutter ?',
        answer:
          'Flutter pour la plupart des applications à base de formulaires, de listes et de paiements. Le natif quand le produit repose sur le Bluetooth, l’appareil photo ou l’arrière-plan.', // sample
      },
      {
        question: 'Combien de temps avant la première publication ?',
        answer: 'Pour une première version resserrée, trois à cinq mois avec une équipe de quatre.', // sample
      },
      {
        question: 'Qui adapte l’application quand un nouvel iOS sort ?',
        answer:
          'Nous, et avant son arrivée. Le suivi des systèmes fait partie de tous nos contrats de maintenance.', // sample
      },
      {
        question: 'Nous faut-\u2060il vraiment une application ?',
        answer:
          'Pas toujours. Pour l’un de nos clients restaurateurs, une page web derrière un QR code valait mieux, et nous le lui avons dit.', // sample
      },
    ],
  },
  proof:
    'Application et micrologiciel conçus ensemble : une\u00a0serrure s’ouvre en bien moins d’une seconde.', // sample
} satisfies ServiceWords;

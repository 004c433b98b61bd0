import type { TechnologyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Applications full-stack : une équipe pour tout',
    description:
      'Comment nous construisons une application, du navigateur à la base de données : les couches, leur rôle, et les habitudes qui la gardent évolutive.',
  },
  name: 'Application full-stack',
  summary:
    'L’interface, le service, les données et l’exploitation en un seul produit : pour les plateformes, les boutiques, les outils de gestion et presque tout ce qui fait tourner une entreprise.',
  heading: 'Applications full-\u2060stack : du pouce à la base de données',
  lead: 'L’essentiel des logiciels d’entreprise tient en ceci : des gens saisissent, d’autres consultent, et tout doit rester vrai le lendemain. Une seule équipe construit toutes les couches, pour qu’aucun défaut ne se cache entre deux équipes.',
  introduction: {
    heading: 'Quand cette architecture est la bonne',
    paragraphs: [
      'Choisissez-la quand la difficulté est dans ce que font les gens : commander, réserver, valider, payer. La quantité de données est ordinaire, le nombre de règles ne l’est pas. Orderbuddy est de cette famille, de même que Wareflex et Halialabs.',
      'Nous la gardons simple, et c’est voulu. Une application bien divisée à l’intérieur se construit plus vite, coûte moins cher à exploiter et se comprend mieux qu’une douzaine de petits services. Elle pourra être scindée plus tard, le long de lignes qui ont fait leurs preuves.',
    ],
  },
  diagram: {
    heading: 'Une requête suivie de bout en bout',
    alt: 'Le navigateur et l’application mobile appellent un cache de proximité et l’application avec son interface, ses règles et ses tâches ; au-dessous, la base de données, la file d’attente et les fichiers, à côté, la supervision et la chaîne de livraison.',
    caption:
      'La lecture reçoit sa réponse près du visiteur. L’écriture va en un seul endroit, passe par un seul jeu de règles et n’est confirmée qu’une fois enregistrée.',
  },
  layers: {
    heading: 'Le rôle de chaque couche',
    items: [
      {
        title: 'L’interface',
        text: 'Des pages produites par le serveur et aussitôt réactives, des applications là où il faut le matériel du téléphone. Partout, la même bibliothèque de design.',
      },
      {
        title: 'L’application',
        text: 'Les règles du métier, dans un code simple qui ne dépend d’aucun framework et se teste sans navigateur.',
      },
      {
        title: 'Les données',
        text: 'Une base relationnelle pour seule vérité ; les caches et la recherche peuvent en être reconstruits à tout moment.',
      },
      {
        title: 'Les tâches et les messages',
        text: 'E-mails, factures et imports attendent dans une file qui survit à un redémarrage, et peuvent être relancés sans risque.',
      },
      {
        title: 'L’exploitation',
        text: 'La chaîne de livraison, la supervision, la sauvegarde et la restauration, construites au premier cycle et utilisées dès lors.',
      },
    ],
  },
  practice: {
    heading: 'Notre façon de construire',
    items: [
      {
        title: 'Des types de bout en bout',
        text: 'Un champ qui change de nom bloque la compilation chez nous, et non la page sur le téléphone de votre client.',
      },
      {
        title: 'Des tranches fines',
        text: 'Chaque cycle livre une chose que l’on peut faire, à travers toutes les couches, au lieu d’une couche achevée que personne ne peut utiliser.',
      },
      {
        title: 'Nos outils',
        text: 'TypeScript avec React et Next.js ou Vue ; Node, .NET ou Java ; PostgreSQL et Redis ; des conteneurs sur AWS, Azure ou vos propres machines.', // sample
      },
      {
        title: 'La vitesse comme test',
        text: 'La chaîne de livraison impose un budget de poids et de temps. Une page trop lourde ne passe pas.',
      },
    ],
  },
  closing: {
    heading: 'La\u00a0vôtre\u00a0est-\u2060elle de\u00a0celles-\u2060là ?',
    text: 'Décrivez ce que l’on fait dans votre application un jour ordinaire. Nous vous dirons de quelles couches elle a besoin, desquelles elle peut se passer, et quelle serait la première tranche.',
  },
} satisfies TechnologyWords;

import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Équipes dédiées, basées au Vietnam',
    description:
      'Des développeurs, des testeurs et un responsable technique qui ne travaillent que pour vous, avec vos outils, de deux personnes à tout un département.', // sample
  },
  name: 'Équipes dédiées',
  menu: 'Des personnes qui restent sur votre produit, du premier cycle à la cinquième année.', // sample
  summary:
    'Des développeurs, des testeurs et un responsable technique qui ne travaillent que pour vous, avec vos outils et à votre rythme.',
  heading: 'Une équipe qui prolonge la vôtre',
  lead: 'Vous savez ce qu’il faut construire. Nous trouvons celles et ceux qui savent le faire, leur offrons de bonnes conditions de travail, et ils participent à votre point d’équipe quotidien.', // sample
  request: 'Parler d’une équipe dédiée',
  scene: {
    alt: 'La semaine d’une équipe de cinq personnes, du responsable technique au testeur, et son bilan : 29 cycles sur 30 livrés comme prévu.',
  },
  introduction: {
    heading: 'Quand l’entreprise grandit plus vite qu’elle ne recrute',
    paragraphs: [
      'Recruter sur place cinq bons ingénieurs peut prendre presque un an. Pendant ce temps, la feuille de route attend, et les ingénieurs en place traitent des tickets. Une équipe dédiée comble cet écart : les mêmes personnes chaque jour, sur votre seul produit, et un savoir qui lui reste acquis.', // sample
      'Ce n’est ni un vivier de profils ni un guichet à tickets. Vous participez au choix de chacun. Tous apprennent votre métier, vous contredisent en revue et sont encore là quand la fonctionnalité du printemps dernier doit changer.',
    ],
  },
  offers: {
    heading: 'Qui peut vous rejoindre',
    items: [
      {
        title: 'Une équipe de base',
        text: 'Un responsable technique, deux ou trois développeurs et un testeur : de quoi porter une partie du produit, de l’idée à l’exploitation.', // sample
      },
      {
        title: 'Des spécialistes, un par un',
        text: 'La compétence qui vous manque, de l’ingénierie des données à l’automatisation des tests, au sein de votre propre équipe.',
      },
      {
        title: 'Un relais dans votre langue',
        text: 'Un ingénieur qui parle anglais, français, coréen ou japonais, rédige les comptes rendus et dissipe les malentendus le jour même.', // sample
      },
      {
        title: 'Un pôle entier, avec le temps',
        text: 'Plusieurs équipes, un directeur de l’ingénierie et une salle à votre nom. À\u00a0terme, vous pouvez reprendre le tout.', // sample
      },
    ],
  },
  process: {
    heading: 'Comment naît une équipe',
    steps: [
      {
        title: 'Le profil',
        text: 'Un entretien sur le produit, les technologies et les habitudes. Vous recevez une fiche écrite pour chaque poste.',
      },
      {
        title: 'Le choix',
        text: 'Deux ou trois candidats par poste, avec des extraits de leur code. Vous les rencontrez et vous décidez.', // sample
      },
      {
        title: 'Les deux premières semaines',
        text: 'Les accès, une présentation du système et une petite modification en production au plus tard le deuxième vendredi.', // sample
      },
      {
        title: 'Le rythme',
        text: 'Vos rituels, vos outils. Notre responsable de prestation vous appelle une fois par mois et vous demande ce qui doit changer.', // sample
      },
      {
        title: 'Le changement',
        text: 'Agrandir ou réduire l’équipe, changer une compétence, avec un mois de préavis. La passation est comprise dans le prix.', // sample
      },
    ],
  },
  deliverables: {
    heading: 'Nos engagements',
    items: [
      'Les mêmes personnes, nommées au contrat',
      'Des heures de bureau communes chaque jour : deux heures et demie avec Paris et Berlin, sept avec le Japon et la Corée', // sample
      'Chaque mois, une page : les heures, les résultats et les risques en cours',
      'Des postes, des comptes et des disques chiffrés selon vos règles de sécurité',
      'En cas de départ, un remplaçant, et un tuilage à nos frais', // sample
    ],
  },
  technologies: {
    heading: 'Nos technologies',
    text: 'TypeScript, C#, Java, Python, PHP, Swift, Kotlin et Flutter ; React, Angular et Vue ; AWS, Azure et Google Cloud. Pour tout le reste, nous vous disons franchement le temps qu’il faut pour trouver quelqu’un.', // sample
  },
  questions: {
    heading: 'Vos questions',
    items: [
      {
        question: 'Qui dirige l’équipe ?',
        answer:
          'Vous fixez les priorités. Notre responsable technique veille à la qualité et aux personnes, et code avec l’équipe.',
      },
      {
        question: 'Quelle est la plus petite équipe ?',
        answer:
          'Deux personnes : un développeur et un testeur, ou deux développeurs. Un spécialiste seul rejoint une équipe que vous avez déjà, car, seul et à distance, on perd le contact.', // sample
      },
      {
        question: 'Pour combien de temps s’engage-\u2060t-\u2060on ?',
        answer: 'Trois mois d’abord, pour que chacun prenne ses marques. Ensuite, mois par mois.', // sample
      },
      {
        question: 'Pouvons-nous embaucher quelqu’un de l’équipe ?',
        answer:
          'Oui, après un an de travail commun et avec son accord. Les conditions figurent au contrat dès le départ.', // sample
      },
    ],
  },
  proof:
    'Un cloud pour appareils industriels a grandi avec une équipe installée à côté de celle du client.', // sample
} satisfies ServiceWords;

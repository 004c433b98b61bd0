import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Yokogawa : un cloud pour les appareils industriels',
    description:
      'Un cloud pour l’IoT industriel : les mesures du terrain en courbes, les appareils gérés depuis un bureau, des alarmes qui trouvent la bonne personne.',
  },
  name: 'Yokogawa',
  kind: 'IoT industriel, Japon', // sample
  heading: 'Yokogawa : un\u00a0cloud à\u00a0l’écoute des\u00a0appareils',
  lead: 'Une plateforme d’IoT industriel qui recueille les mesures des appareils sur le terrain, les montre en direct et permet aux ingénieurs de s’en occuper depuis leur bureau.',
  card: {
    title: 'Des appareils sur le terrain, des courbes au bureau',
    text: 'Capteurs et passerelles parlent à un même cloud ; les ingénieurs voient des courbes en direct, et non la liste de la veille. Nous avons construit le cloud et l’interface aux côtés de l’équipe du client.', // sample
    link: 'Lire l’étude Yokogawa',
    figure: {
      value: 'En direct',
      label: 'les courbes du terrain, et des alarmes qui trouvent la personne d’astreinte',
    },
  },
  hero: {
    alt: 'Une passerelle sur son rail, les courbes en direct d’une turbine avec une alerte, et l’état de tout le parc.',
  },
  facts: {
    industry: 'Automatisation industrielle',
    platform: 'Plateforme cloud, application web, passerelles', // sample
    team: '9\u00a0personnes : cloud, web, passerelles, tests', // sample
    duration: '4\u00a0ans, toujours en cours', // sample
  },
  need: {
    lead: 'Sur le terrain, les appareils avaient beaucoup à dire, et personne n’était assez près pour les entendre.',
    paragraphs: [
      'Les instruments industriels mesurent pendant des décennies, là où l’on va rarement : conduites, stations de pompage, toitures. Pour les relever, il fallait faire le trajet. On ne découvrait une pile faible qu’une fois les mesures interrompues.',
      'Il s’agissait de bâtir un cloud auquel ces appareils rendent compte sans qu’on le leur demande, pour des exploitants qui ne peuvent se permettre une fausse alerte et ne doivent pas manquer une vraie.',
    ],
  },
  pictures: [
    {
      alt: 'Une courbe en direct qui a franchi son seuil de 70 degrés, et la personne qui a pris l’alarme en charge.',
      caption:
        'Une alarme montre la courbe qui l’a déclenchée, et le nom de la personne qui s’en charge.',
    },
    {
      alt: 'Le plan d’une usine avec six passerelles et l’état de leurs piles ; l’une est faible.',
      caption:
        'Pile, liaison et micrologiciel de tous les appareils se vérifient avant le départ, sur une seule carte.',
    },
  ],
  solution: {
    lead: 'Les appareils envoient de petits messages, et le cloud les garde tous, dans l’ordre.',
    paragraphs: [
      'Les passerelles recueillent les relevés et les conservent quand la ligne est coupée. Le cloud les reçoit par une file d’attente, les range dans une base de séries temporelles et les confronte aux règles dès leur arrivée. Un message tardif retrouve sa place dans la courbe.',
      'Les appareils de chaque client ont leur propre espace. Réglages et micrologiciels redescendent vers eux par étapes, avec un retour au dernier état sain.',
    ],
  },
  did: [
    {
      title: 'Un modèle de données unique',
      text: 'Un nouveau type d’instrument demande une description, et non une nouvelle version.', // sample
    },
    {
      title: 'La collecte',
      text: 'MQTT et HTTPS à l’entrée, une file d’attente derrière, et des tests de charge bien au-delà du trafic quotidien.', // sample
    },
    {
      title: 'L’interface en direct',
      text: 'Des courbes qui restent fluides tout un quart en salle de contrôle, et lisibles de loin.',
    },
    {
      title: 'Les alarmes',
      text: 'Règles, plages de silence et escalade, toutes vérifiées avec des données enregistrées.', // sample
    },
    {
      title: 'Le travail en commun',
      text: 'Des revues en anglais, des spécifications en deux langues, les règles qualité du client d’un bout à l’autre.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: 'En direct',
        label: 'les mesures au bureau, sans déplacement',
      },
      {
        value: 'Une seule',
        label: 'vue des appareils, passerelles, piles et alarmes',
      },
    ],
    paragraph:
      'Les ingénieurs préparent leurs visites sur la carte et partent avec la bonne pièce. La plateforme grandit d’un type d’appareil à la fois.', // sample
    quotation: {
      text: 'Ils nous ont interrogés sur l’instrument avant de nous interroger sur le cloud.', // sample
      role: 'Responsable du développement', // sample
      company: 'Automatisation industrielle, Japon', // sample
    },
  },
} satisfies CaseStudyWords;

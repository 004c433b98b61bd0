import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Babypass : le carnet de santé de toute la famille',
    description:
      'Une application de santé familiale, de la grossesse aux premières années : un carnet partagé, des rappels à temps, des données que les parents maîtrisent.',
  },
  name: 'Babypass',
  kind: 'Application de santé familiale, Vietnam', // sample
  heading: 'Babypass : les premières années dans un seul carnet',
  lead: 'Une application de santé familiale qui réunit visites, vaccins et croissance, pour les parents, les grands-\u2060parents et le médecin de leur choix.',
  card: {
    title: 'Les premières années dans un seul carnet',
    text: 'Babypass réunit visites, vaccins et croissance, et c’est la famille qui décide qui peut lire. Nous l’avons conçu et développé pour les deux stores.', // sample
    link: 'Lire l’étude Babypass',
    figure: {
      value: 'Un carnet',
      label: 'pour les parents, les grands-\u2060parents et le médecin de leur choix',
    },
  },
  hero: {
    alt: 'La courbe de croissance d’une enfant, un téléphone avec ses vaccins et une note du carnet de famille, avec un hochet et deux cubes de bois à côté.',
  },
  facts: {
    industry: 'Santé familiale',
    platform: 'iOS, Android, page web pour les cliniques', // sample
    team: '5\u00a0personnes : designer, Flutter, back-\u2060end, tests', // sample
    duration: '9\u00a0mois, toujours en cours', // sample
  },
  need: {
    lead: 'Le carnet jaune était toujours dans l’autre sac.', // sample
    paragraphs: [
      'Les premières années d’un enfant produisent beaucoup de papier : clichés d’échographie, tampons de vaccination, courbes de croissance, ordonnances. Les parents le photographient, le perdent parmi mille autres images et répondent aux mêmes questions dans chaque nouvelle clinique.',
      'Le client voulait une application à laquelle de jeunes parents confient tout cela, et dont une grand-mère se serve à trois heures du matin, l’enfant dans les bras.',
    ],
  },
  pictures: [
    {
      alt: 'Une courbe de croissance : huit points reliés, dans un couloir aux tons calmes.',
      caption:
        'La courbe s’inscrit dans un couloir, sans rouge ni alarme. Le médecin juge, l’application montre.',
    },
    {
      alt: 'La liste de quatre personnes, avec des interrupteurs pour ce que chacune peut voir.',
      caption: 'Chacun est invité à son nom et ne voit que ce que les parents lui ont ouvert.',
    },
  ],
  solution: {
    lead: 'Une note se saisit du pouce, plus vite qu’un message.',
    paragraphs: [
      'Le poids, la température, un repas, la photo d’un cachet de vaccination : l’application demande une seule chose à la fois, en grands caractères. Les notes sont d’abord conservées sur le téléphone, puis partagées dès que le réseau revient. Le carnet fonctionne donc aussi dans un service hospitalier en sous-sol.',
      'Les rappels suivent le calendrier vaccinal et les dates propres à l’enfant. Si un rendez-vous est déplacé, le reste suit.',
    ],
  },
  did: [
    {
      title: 'Des matinées dans deux cliniques', // sample
      text: 'Notre designer s’est installée en salle d’attente et a regardé quelle page du carnet on ouvre en premier.', // sample
    },
    {
      title: 'Le carnet',
      text: 'Grossesse, naissance et enfance sur une même frise, consultable sans réseau.',
    },
    {
      title: 'Le partage',
      text: 'Des invitations par personne et par sujet, retirées d’un geste et consignées dans un journal.',
    },
    {
      title: 'Des données de santé à part',
      text: 'Chiffrées sur le téléphone comme sur le serveur, avec des clés que l’assistance ne détient pas.', // sample
    },
    {
      title: 'Une page pour le médecin',
      text: 'Un code à l’écran ouvre une synthèse pendant dix minutes, sans compte à créer.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: 'Un seul',
        label: 'carnet au\u00a0lieu de quatre classeurs', // sample
      },
      {
        value: 'Hors ligne',
        label: 'chaque note peut être prise sans réseau',
      },
    ],
    paragraph:
      'Les familles apportent le téléphone, et la consultation commence par la question, pas par la paperasse.', // sample
    quotation: {
      text: 'Les mères me montrent l’écran avant que je le demande. J’y gagne les minutes dont l’enfant a besoin.', // sample
      role: 'Pédiatre', // sample
      company: 'Clinique partenaire, Hanoï', // sample
    },
  },
} satisfies CaseStudyWords;

import type { TechnologyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Applications orientées données, toujours lisibles',
    description:
      'Flux, séries temporelles et grandes tables : recevoir beaucoup de données sans en perdre, et les montrer à ceux qui doivent décider.',
  },
  name: 'Application orientée données',
  summary:
    'Flux, séries temporelles et rapports, pour les produits dont les données sont la difficulté : appareils, logistique, marchés, énergie.',
  heading: 'Applications orientées données : du\u00a0capteur à\u00a0la\u00a0décision',
  lead: 'Ici, la difficulté, c’est le volume. Des milliers de sources parlent à la fois, certaines en retard, et quelqu’un devant un écran doit savoir quoi faire.',
  introduction: {
    heading: 'Quand cette architecture est la bonne',
    paragraphs: [
      'Choisissez-la quand les données arrivent seules et sans fin : mesures, positions, codes scannés, prix. Une base unique qui recevrait tout et répondrait à tout ralentirait le jour de la plus forte affluence. Recevoir, conserver et interroger deviennent donc trois parties, dont chacune peut grandir seule.',
      'Parmi nos études de cas, le cloud d’appareils industriels et la gestion d’entrepôt sont bâtis ainsi. Les deux sont partis d’une question sur les personnes : qui regarde cela, à quel rythme, et pour décider quoi ?',
    ],
  },
  diagram: {
    heading: 'Le chemin d’une mesure jusqu’à vous',
    alt: 'Des appareils et des lecteurs de codes alimentent une collecte dotée d’un journal durable ; un traitement contrôle les règles et remplit une base de séries temporelles, une archive est conservée, et des écrans montrent les courbes, les rapports et les alarmes.',
    caption:
      'Au milieu, le journal n’oublie rien. Toute base placée en aval peut être reconstruite à partir de lui, même selon une règle à laquelle nous ne penserons que l’an prochain.', // sample
  },
  layers: {
    heading: 'Le rôle de chaque couche',
    items: [
      {
        title: 'La collecte',
        text: 'Elle accepte, contrôle l’expéditeur, écrit au journal, répond. Rien d’autre : elle tient donc la cadence.',
      },
      {
        title: 'Le journal',
        text: 'Il garde les messages dans l’ordre et sur plusieurs machines. Si une partie s’arrête en aval, elle rattrape simplement son retard.',
      },
      {
        title: 'Le traitement',
        text: 'Il nettoie, rapproche et compte au fil de l’eau. Les messages tardifs ou en double y sont normaux, et prévus.',
      },
      {
        title: 'Les bases',
        text: 'Des séries temporelles pour l’écran, des colonnes pour les rapports, des fichiers bon marché pour la conservation longue.',
      },
      {
        title: 'L’interface',
        text: 'Des courbes en direct, des cartes et des tableaux où la tendance se voit d’un coup d’œil, et la mesure isolée à la demande.',
      },
    ],
  },
  practice: {
    heading: 'Notre façon de construire',
    items: [
      {
        title: 'Des journées enregistrées',
        text: 'Nous enregistrons tôt une vraie journée de données et la rejouons à chaque test, dix fois plus vite s’il le faut.', // sample
      },
      {
        title: 'Une qualité chiffrée',
        text: 'Les trous, les retards et les valeurs douteuses sont comptés et montrés à côté des données : personne ne se fie trop à une courbe.',
      },
      {
        title: 'Nos outils',
        text: 'MQTT et Kafka ; TimescaleDB, ClickHouse et PostgreSQL ; Python et dbt ; des graphiques dessinés par nous là où les graphiques tout faits sont trop lents.', // sample
      },
      {
        title: 'Un coût au million',
        text: 'Chaque flux a un prix par million de messages, connu avant son ouverture.',
      },
    ],
  },
  closing: {
    heading: 'Des données dorment chez vous ?',
    text: 'Envoyez-nous le fichier d’une journée et la question que vous aimeriez lui poser. La réponse à ce petit exercice nous dira, à vous comme à nous, ce que le système doit être.',
  },
} satisfies TechnologyWords;

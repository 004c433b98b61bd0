import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Projet d’IA : la lecture des bons de livraison',
    description:
      'L’apprentissage automatique chez un transitaire : les bons de livraison sont lus sur photo, comparés aux commandes et, en cas de doute, soumis à une personne.',
  },
  name: 'Lecteur de bons de livraison',
  kind: 'Transitaire, Pays-Bas', // sample
  heading: 'Lecteur de bons de livraison : papier froissé, données propres',
  lead: 'Un bureau de fret saisissait des bons de livraison toute la nuit. Nous avons entraîné un modèle qui les lit sur photo et sait quand interroger une personne.',
  scene: {
    alt: 'Un bon de livraison froissé aux champs marqués, le tableau qui en est tiré et une ligne incertaine qui attend une personne.',
  },
  strategy: {
    heading: 'Stratégie : l’humain, puis la machine',
    paragraphs: [
      'Avant d’entraîner quoi que ce soit, nous avons fait saisir à deux employés le même millier de bons. Ils divergeaient sur trois bons sur cent. C’était donc la barre à franchir, et elle a surpris tout le bureau.', // sample
      'Le premier modèle l’a franchie en cinq semaines pour les bons imprimés, et pas du tout pour l’écriture manuscrite. Nous l’avons mis en production pour les imprimés. Les manuscrits ont suivi six mois plus tard, grâce aux exemples que les employés avaient corrigés entre-temps.', // sample
    ],
  },
  interface: {
    heading: 'Interface : le doute ne se cache pas',
    paragraphs: [
      'L’employé voit la photo à côté des données. Ce dont le modèle est sûr reste discret ; ce dont il doute s’affiche en grand, par ordre d’importance.',
    ],
    points: [
      {
        title: 'Une touche par décision',
        text: 'Accepter, corriger ou « illisible ». Quelques secondes par bon, sans souris.',
      },
      {
        title: 'Confronté à la commande',
        text: 'Les quantités qui ne concordent pas s’affichent avec la commande à laquelle elles auraient dû correspondre.',
      },
      {
        title: 'Un chiffre par semaine',
        text: 'Combien de bons sont passés seuls, et combien d’entre eux étaient faux, par expéditeur.',
      },
    ],
  },
  testimonial: {
    text: 'Il a raison plus souvent que nous, et il le dit quand ce n’est pas le cas.', // sample
    role: 'Responsable du bureau', // sample
    company: 'Transitaire, Rotterdam', // sample
  },
  request: {
    heading: 'Encore du\u00a0papier à ressaisir ?',
    text: 'Envoyez-nous vingt exemples, les plus laids compris. Nous vous dirons ce qu’un modèle saurait lire, ce qu’il ne saurait pas, et ce qu’il en coûterait de le vérifier.', // sample
    link: 'Parler d’IA',
  },
} satisfies ProjectWords;

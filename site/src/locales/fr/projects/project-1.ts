import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Projet blockchain : l’origine d’un lot de café',
    description:
      'Un registre partagé pour des lots de café : de la ferme au torréfacteur, chaque remise est signée par les deux parties, et personne ne peut la réécrire.',
  },
  name: 'Registre des lots',
  kind: 'Exportateur de café, Vietnam', // sample
  heading: 'Registre des\u00a0lots : d’où vient ce\u00a0café',
  lead: 'Les torréfacteurs veulent une preuve d’origine, les producteurs veulent être nommés. Nous avons construit un registre partagé où chaque remise d’un lot est signée par les deux parties, une fois pour toutes.',
  scene: {
    alt: 'Des sacs de café sur des terrasses, une chaîne de quatre fiches signées, de la ferme au torréfacteur, et un téléphone qui scanne une étiquette.',
  },
  strategy: {
    heading: 'Stratégie : garder la preuve, pas les papiers',
    paragraphs: [
      'L’exportateur avait des certificats dans des classeurs et de la confiance dans les gens. De nouvelles règles demandaient davantage : quelle parcelle, quel jour, quelles mains. Et les partenaires de la filière ne voulaient pas d’une base de données qui appartienne à l’un d’eux.', // sample
      'Le registre ne contient donc que des empreintes et des signatures, et les cinq maillons de la filière le tiennent ensemble. Photos et certificats restent où ils sont et peuvent être vérifiés à tout moment grâce au registre. Nous avons laissé de côté les cryptomonnaies, les jetons et tout ce dont la tâche n’avait pas besoin.', // sample
    ],
  },
  interface: {
    heading: 'Interface : faite pour un\u00a0champ sans réseau',
    paragraphs: [
      'Ceux qui saisissent le plus ont le moins de temps et le plus mauvais réseau. À la ferme, l’application demande un poids, une photo et un geste du pouce.',
    ],
    points: [
      {
        title: 'Un écran par remise',
        text: 'Le poids, le lieu et les deux signatures. Tout se saisit hors ligne et part le soir.',
      },
      {
        title: 'Un code sur chaque sac',
        text: 'Qui le scanne voit le chemin déjà parcouru sur une seule page, en quatre langues.', // sample
      },
      {
        title: 'Une vue pour les auditeurs',
        text: 'Les lacunes et les contradictions viennent d’abord. Le reste est à un clic.',
      },
    ],
  },
  testimonial: {
    text: 'À Hambourg, notre acheteur a scanné le code du sac avant que j’aie fini ma phrase.', // sample
    role: 'Responsable export', // sample
    company: 'Exportateur de café, hauts plateaux du Centre', // sample
  },
  request: {
    heading: 'Plusieurs partenaires, une seule vérité ?',
    text: 'Dites-nous qui écrit, qui lit et qui se méfie de qui. Nous vous dirons si une blockchain est utile, ou si une simple base de données suffit.',
    link: 'Parler de développement blockchain',
  },
} satisfies ProjectWords;

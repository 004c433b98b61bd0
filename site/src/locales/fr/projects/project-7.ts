import type { ProjectWords } from '../../words.ts';

export default {
  meta: {
    title: 'Projet de tests : répéter l’ouverture des ventes',
    description:
      'Qualité et tests de charge pour une billetterie : les dix minutes les plus chargées de l’année, rejouées jusqu’à ce que plus rien ne cède.', // sample
  },
  name: 'Ouverture des ventes',
  kind: 'Billetterie, Japon', // sample
  heading: 'Ouverture des ventes : dix\u00a0minutes de pointe, en répétition\u00a0générale', // sample
  lead: 'Une fois par an, un festival vend tous ses billets avant le petit déjeuner. Nos testeurs ont répété ce matin-\u2060là jusqu’à ce qu’il devienne calme.',
  scene: {
    alt: 'Une file de personnes le long d’une courbe de charge, devant un portail, quatre contrôles réussis et un billet en papier avec un code-barres.',
  },
  strategy: {
    heading: 'Stratégie : casser en mars pour tenir en mai', // sample
    paragraphs: [
      'L’année précédente, la billetterie avait vendu 212 places deux fois, et perdu un partenaire. L’équipe était bonne et avait testé chaque partie. Personne n’avait testé ce matin-là.', // sample
      'Nous en avons écrit le scénario : des gens qui rechargent la page, des gens à deux appareils, des cartes refusées, un service de paiement muet pendant 90 secondes. Puis nous l’avons joué, plus fort chaque semaine, et réparé avec les développeurs ce qui cédait.', // sample
    ],
  },
  interface: {
    heading: 'Interface : un rapport qui se lit debout',
    paragraphs: [
      'Chaque répétition s’achevait par une page au mur : combien de personnes, où cela ralentissait, ce qui vient ensuite. Dirigeants et développeurs lisaient la même page.',
    ],
    points: [
      {
        title: 'Une file d’attente honnête',
        text: 'Les essais avec de vraies personnes ont abouti à une page d’attente qui indique le rang, et le garde.',
      },
      {
        title: 'Un double décompte des places',
        text: 'Un décompte indépendant à côté de celui de la billetterie, comparé chaque seconde.', // sample
      },
      {
        title: 'Une répétition à garder',
        text: 'Le scénario tourne désormais toutes les nuits, au dixième de sa taille.', // sample
      },
    ],
  },
  testimonial: {
    text: 'À huit heures neuf, j’ai demandé si la vente avait commencé. Elle était finie.', // sample
    role: 'Directeur général', // sample
    company: 'Billetterie, Osaka', // sample
  },
  request: {
    heading: 'Quel matin vous inquiète ?',
    text: 'Dites-nous la date, et ce qui ne doit pas arriver. Nous vous dirons ce qui peut être répété d’ici là.',
    link: 'Parler de qualité et de tests',
  },
} satisfies ProjectWords;

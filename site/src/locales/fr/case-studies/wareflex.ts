import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Wareflex : l’entrepôt qu’il faut, trouvé sur une carte',
    description:
      'Une plateforme de location qui mène propriétaires et locataires d’entrepôts jusqu’au contrat signé, et qui a aidé ses fondateurs à lever 1 000 000 $.',
  },
  name: 'Wareflex',
  kind: 'Location d’entrepôts, Vietnam', // sample
  heading: 'Wareflex : l’entrepôt qu’il\u00a0faut, sur\u00a0une\u00a0carte',
  lead: 'Une place de marché pour louer de la surface d’entrepôt au mètre carré, de la première recherche sur la carte au contrat signé.',
  card: {
    title: 'Des surfaces vides, trouvées sur une carte',
    text: 'Wareflex montre les surfaces d’entrepôt libres, au mètre carré, et mène propriétaire et locataire jusqu’au contrat signé.',
    link: 'Lire l’étude Wareflex',
    figure: {
      value: '1 M$',
      label: 'levé par les fondateurs avec le produit que nous avons bâti ensemble',
    },
  },
  hero: {
    alt: 'La carte d’une zone industrielle avec les prix des surfaces d’entrepôt libres, et un entrepôt en détail.',
  },
  facts: {
    industry: 'Logistique et immobilier',
    platform: 'Plateforme web, application des propriétaires', // sample
    team: '6\u00a0personnes : produit, web, back-\u2060end, tests', // sample
    duration: '10\u00a0mois, toujours en cours', // sample
  },
  need: {
    lead: 'La moitié d’un entrepôt restait vide pendant\u00a0que l’entreprise voisine cherchait de la place.', // sample
    paragraphs: [
      'Les entrepôts se louaient par téléphone, par bâtiments entiers et pour plusieurs années. Les petits importateurs et les boutiques en ligne voulaient moins de surface, et pour une saison. Les propriétaires avaient des recoins disponibles et aucun moyen de les proposer.',
      'Les fondateurs connaissaient les deux côtés. Il leur fallait un produit assez abouti pour convaincre des investisseurs, et assez solide pour être conservé ensuite.',
    ],
  },
  pictures: [
    {
      alt: 'Le plan d’un entrepôt à 40 travées : louées, libres, et libres à partir de mai.',
      caption:
        'Le propriétaire dessine son plan une fois. Ce qui est libre, et à partir de quand, découle des contrats.',
    },
    {
      alt: 'Une page de contrat avec la superficie, le prix, le dépôt de garantie et deux signatures, et les quatre étapes qui y mènent.',
      caption:
        'La demande, la visite, l’offre et la signature tiennent sur une page, la même pour les deux parties.',
    },
  ],
  solution: {
    lead: 'Nous avons fait de la surface une offre que l’on cherche, compare et réserve.',
    paragraphs: [
      'La recherche porte sur ce qui compte vraiment : la superficie, la hauteur, les quais, la température, la distance au port. La carte répond par des prix au mètre carré, charges comprises, si bien que deux offres peuvent se comparer.',
      'Une réservation suit des étapes claires : demande, visite, offre, contrat. Chacune indique qui doit agir. Rien ne se perd dans une messagerie.',
    ],
  },
  did: [
    {
      title: 'Une première version à présenter',
      text: 'La carte, la recherche et la demande, avec de vrais entrepôts d’une seule province et aucune annonce inventée.', // sample
    },
    {
      title: 'La disponibilité par travée',
      text: 'Un calendrier pour chaque partie du plan, où aucune travée n’est jamais louée à deux clients à la fois.',
    },
    {
      title: 'Contrats et garanties',
      text: 'Des modèles relus par les avocats des fondateurs, la signature électronique, le paiement par virement ou par carte.', // sample
    },
    {
      title: 'L’application des propriétaires',
      text: 'Photos, mesures et réponses depuis l’entrepôt, hors ligne là où les murs sont épais.', // sample
    },
    {
      title: 'Des chiffres pour les investisseurs',
      text: 'Une page de chiffres tirés du système en service, les mêmes que ceux de l’équipe.',
    },
  ],
  result: {
    figures: [
      {
        value: '1 000 000 $',
        label: 'de capital levé par les fondateurs',
      },
      {
        value: 'Un seul',
        label: 'code, de la présentation à l’activité quotidienne',
      },
    ],
    paragraph:
      'La version montrée aux investisseurs est celle que les locataires utilisent aujourd’hui. Rien n’a été jeté après la levée de fonds.', // sample
    quotation: {
      text: 'Les investisseurs ont cliqué là où nous ne l’avions pas prévu, et cela marchait aussi.', // sample
      role: 'Cofondateur', // sample
      company: 'Plateforme de location, Hô Chi Minh-\u2060Ville', // sample
    },
  },
} satisfies CaseStudyWords;

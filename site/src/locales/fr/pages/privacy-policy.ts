import type { Dictionary } from '../../dictionary.ts';

/** /privacy-policy: every sentence says what the product does. Change the two together. */
const privacyPolicy: Dictionary['pages']['privacy-policy'] = {
  meta: {
    title: 'Politique de confidentialité',
    description:
      'Ce que le formulaire recueille, où vont vos données, quand elles sont effacées, notre unique cookie, ce que garde votre navigateur, et vos droits.',
  },
  heading: 'Politique de confidentialité',
  lead: 'Nous demandons ce qu’il nous faut pour vous répondre et écarter les robots. Aucun pistage, aucune publicité, aucune statistique individuelle sur les visiteurs.',

  responsible: {
    heading: 'Responsable du traitement',
    text: '{{company}} est responsable du traitement de vos données sur ce site. Pour toute question sur vos données, écrivez à {{email}} ou à l’un de nos deux bureaux.',
  },
  form: {
    heading: 'Ce que recueille le formulaire',
    text: 'Le formulaire envoie ce que vous y saisissez, ainsi que quelques éléments qui s’y rattachent :',
    items: [
      'Prénom, nom, adresse e-mail et message : ils sont obligatoires, car sans eux nous ne pouvons pas répondre',
      'Téléphone, société, pays et centres d’intérêt cochés : seulement si vous les remplissez',
      'La langue dans laquelle vous lisez le site, la page où se trouvait le formulaire et l’heure',
      'Un nombre aléatoire pour chaque formulaire rempli, afin qu’une demande envoyée deux fois ne soit gardée qu’une fois',
      'Le temps de saisie, et si un champ caché est resté vide : cela distingue les personnes des robots',
    ],
  },
  purpose: {
    heading: 'À quoi servent ces données',
    paragraphs: [
      'Vos données nous servent à répondre à votre demande et à préparer un éventuel contrat. Là où le droit européen s’applique, la base légale est l’article\u00a06, paragraphe\u00a01, point\u00a0b), du règlement général sur la protection des données et, pour la protection contre les abus, notre intérêt légitime au sens de l’article\u00a06, paragraphe\u00a01, point\u00a0f).', // sample
      'Nous ne vendons aucune donnée, n’envoyons pas de lettre d’information, n’établissons pas de profil et ne laissons aucune machine décider à votre sujet. Des contrôles automatiques peuvent mettre de côté un message suspect ; une personne l’examine ensuite.',
    ],
  },
  path: {
    heading: 'Où vont ces données',
    paragraphs: [
      'Votre demande est enregistrée dans une base de données sur notre serveur, puis envoyée par e-mail à notre adresse commerciale. Les personnes qui répondent aux demandes peuvent la lire. Les sociétés qui font fonctionner notre serveur et notre messagerie agissent sur nos instructions et ne peuvent utiliser vos données pour leur propre compte.', // sample
      'Nos bureaux se trouvent au Vietnam : vos données y sont donc traitées.', // sample
      'Pour repousser les envois massifs, le serveur compte les demandes par adresse réseau pendant une heure au plus, et les messages identiques pendant un jour au plus. Cette adresse n’est pas enregistrée avec votre demande et ne figure pas dans l’e-mail. Lorsqu’aucun script ne s’exécute, une empreinte à sens unique, calculée à partir d’elle, est conservée dix minutes, afin qu’un formulaire envoyé deux fois ne compte qu’une fois.',
    ],
  },
  retention: {
    heading: 'Quand elles sont effacées',
    paragraphs: [
      'Une demande parvenue dans notre messagerie est effacée de la base de données après un délai fixe, actuellement de 180 jours.', // sample
      'Une demande qui n’a pas pu être remise, ou qui a été mise de côté comme suspecte, est conservée jusqu’à ce qu’une personne l’ait examinée et l’efface.',
      'L’e-mail reste dans notre messagerie tant que nous sommes en relation avec vous, ou aussi longtemps que la loi l’exige.', // sample
    ],
  },
  cookie: {
    heading: 'Un seul cookie',
    text: 'Le cookie « i18n_redirected » contient la langue que vous avez choisie : en, fr, ko ou jp. Il est conservé 365 jours et ne dit rien d’autre de vous. Nous n’en déposons aucun autre.',
  },
  storage: {
    heading: 'Ce que garde votre navigateur',
    text: 'Certains éléments restent dans votre navigateur et ne nous sont jamais envoyés :',
    items: [
      '« lang » : la langue que vous avez choisie',
      'Une marque indiquant que vous avez fermé l’avis sur les cookies ou une proposition de langue, pour qu’ils restent fermés',
      'Le temps d’une visite, l’heure du dernier rechargement automatique, pour qu’une page défaillante ne soit pas rechargée sans fin',
      'Des copies de scripts, de styles et d’images, et une page qui s’affiche quand vous êtes hors ligne',
    ],
    clear:
      'Vous pouvez tout effacer dans les réglages de votre navigateur. Le site fonctionne sans cela.',
  },
  without: {
    heading: 'Si votre navigateur n’exécute pas de scripts',
    text: 'Le formulaire fonctionne sans JavaScript. S’il manque quelque chose, vous êtes ramené à la page, et ce que vous aviez saisi voyage dans son adresse, afin que vous n’ayez pas à le ressaisir.',
  },
  thirdParties: {
    heading: 'Aucun tiers',
    text: 'Polices, images et scripts viennent tous de notre propre serveur. Les plans, Facebook, WhatsApp et LinkedIn sont de simples liens : ces services n’apprennent votre existence que si vous en ouvrez un.',
  },
  rights: {
    heading: 'Vos droits',
    text: 'Vous pouvez nous demander à tout moment :',
    items: [
      'de vous dire ce que nous détenons sur vous et de vous en remettre une copie',
      'de corriger ces données si elles sont inexactes',
      'de les effacer ou de ne plus les utiliser',
      'de vous les remettre sous une forme lisible par un ordinateur',
    ],
    how: 'Un e-mail à {{email}} suffit. Nous répondons sous trente jours. Vous pouvez aussi saisir l’autorité de protection des données de votre lieu de résidence.', // sample
  },
  changes: {
    heading: 'Modifications',
    text: 'Si le site se met à faire autre chose de vos données, c’est cette page qui change en premier.',
    date: 'Dernière modification : novembre 2026.', // sample
  },
};

export default privacyPolicy;

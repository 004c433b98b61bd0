import type { Dictionary } from '../../dictionary.ts';

/** /techs */
const techs: Dictionary['pages']['techs'] = {
  meta: {
    title: 'Technologies : nos trois architectures',
    description:
      'Applications full-stack, applications orientées données, données et IA : quelle architecture pour quel problème, et comment elles travaillent ensemble.',
  },
  heading: 'Trois architectures pour trois sortes de difficulté',
  lead: 'La difficulté d’un logiciel tient presque toujours à l’une de ces trois choses : beaucoup de règles, beaucoup de données, ou un jugement qui ne s’écrit pas en règles. À\u00a0chacune sa forme.',

  list: {
    heading: 'Les trois en un coup d’œil',
    difficulty: 'La difficulté',
    example: 'Un exemple de notre travail',
    link: 'Voir l’architecture',
    items: {
      'full-stack': {
        difficulty: 'Beaucoup de monde, beaucoup de règles, et tout doit concorder',
        example: 'Orderbuddy : un même flux de commandes pour la salle, la cuisine et la caisse',
      },
      'data-app': {
        difficulty: 'Beaucoup de données, qui arrivent seules et ne s’arrêtent jamais',
        example: 'Yokogawa : les courbes en direct d’appareils sur le terrain',
      },
      ai: {
        difficulty: 'Un jugement que chacun exerce sans savoir le mettre en règles',
        example: 'Taffi : assortir une pièce nouvelle à une garde-\u2060robe pleine',
      },
    },
  },
  together: {
    heading: 'Elles se\u00a0rejoignent dans un même produit',
    paragraphs: [
      'Une solution de gestion d’entrepôt réunit des commandes soumises à des règles, des codes scannés qui affluent et un parcours qu’un modèle propose. La question n’est donc pas laquelle des trois choisir, mais quelle partie de votre produit relève de laquelle, et où elles se touchent.',
      'Nous traçons d’abord ces frontières. Chaque partie peut ensuite être construite, testée et remplacée sans les autres, par une équipe qui la comprend.',
    ],
  },
  choose: {
    heading: 'Et les outils ?',
    text: 'L’architecture vient d’abord, les outils en découlent, selon des règles que nous partageons volontiers.',
    link: 'Comment nous choisissons',
  },
  closing: {
    heading: 'Laquelle des\u00a0trois est la vôtre ?',
    text: 'Décrivez votre difficulté avec vos mots. Nous la dessinerons pour vous.',
    link: 'Parlons-en',
  },
};

export default techs;

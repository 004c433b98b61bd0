import type { Dictionary } from '../../dictionary.ts';

/** /projects */
const projects: Dictionary['pages']['projects'] = {
  meta: {
    title: 'プロジェクト：8つの分野、8つの実例',
    description:
      'ブロックチェーン、Web、保守、ソフトウェア、ライブ配信、モバイル、テスト、機械学習。ご依頼の多い分野から、実例を1つずつご紹介します。',
  },
  heading: '8つの分野から、実例を1つずつ',
  lead: 'ご依頼の多い8つの分野を、実例を1つずつ挙げてご紹介します。お客様、課題、決断、そして現在の姿をご覧ください。',

  list: {
    heading: 'プロジェクト一覧',
    link: 'プロジェクトを見る',
  },
  caseStudies: {
    heading: 'さらに詳しく\u200bお知りになりたい\u2060方\u2060へ',
    text: '開発事例では、8つの製品の歩みを、最初の課題から成果までお伝えしています。',
    link: '開発事例へ',
  },
  closing: {
    heading: '9つ目は、お客様のプロジェクトです',
    text: '最も近い分野を選び、ご自身の言葉でお書きください。選ばなくても結構です。',
    link: '開発を依頼する',
  },
};

export default projects;

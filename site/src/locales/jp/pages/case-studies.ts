import type { Dictionary } from '../../dictionary.ts';

/** /case-studies */
const caseStudies: Dictionary['pages']['case-studies'] = {
  meta: {
    title: '開発事例：つくったもの、変わったこと',
    description:
      '飲食、ファッション、家族の健康、スマートロック、産業機器、文書共有、2種類の倉庫。8つの製品の歩みを、課題から成果までご紹介します。',
  },
  heading: 'つくったもの、変わったこと',
  lead: '飲食店のテーブルから倉庫の現場まで、8社のお客様の8つの製品。それぞれの課題、解決策、当社の役割、成果をお伝えします。',

  list: {
    heading: '開発事例一覧',
    link: '事例を読む',
  },
  reading: {
    heading: '事例を\u200bお読みになる\u2060前\u2060に',
    text: '各数値がお客様の概要なのか、開発による変化なのかは、添えた説明でわかります。公表を望まれないお客様の数値は、掲載していません。', // sample
  },
  closing: {
    heading: '似た課題はありましたか',
    text: 'どの事例に近いか、どこが違うかをお聞かせください。実際に開発したメンバーをご紹介できる場合もあります。', // sample
    link: '相談する',
  },
};

export default caseStudies;

import type { Dictionary } from '../../dictionary.ts';

/** /tech */
const tech: Dictionary['pages']['tech'] = {
  meta: {
    title: '技術の選び方',
    description:
      'お客様の製品に使う言語、データベース、クラウドを選ぶ6つの原則と、後から検証できるように書き残す内容をご紹介します。', // sample
  },
  heading: '技術の選び方',
  lead: '技術を選ぶことは、誰かが何年も守り続ける約束を交わすことです。お客様に代わって約束する前に、誰が守るのか、いくらかかるのか、どうすれば離れられるのかを考えます。',

  rules: {
    heading: '6つの原則', // sample
    items: [
      {
        title: 'お客様のチームを最優先に',
        text: '当社が使いたい技術よりも、お客様の社員が知っていて、採用もしやすい技術を重く見ます。',
      },
      {
        title: '要所には枯れた技術を',
        text: 'お金、認証、データには、10年以上の実績があり、今も保守が続く技術を使います。', // sample
      },
      {
        title: '新しさは、効くところに',
        text: '新しい技術を使うのは、製品の中で1か所まで。利用者が違いに気づく部分に限ります。',
      },
      {
        title: 'オープンで、離れられる',
        text: '特定企業の独自技術より、標準規格とオープンソースを優先します。サービスをおすすめする際は、離れる方法も示します。',
      },
      {
        title: '信じる前に、測る',
        text: '候補を2つ選び、お客様のデータで小さく試し、結果を表にします。数日の手間で、数か月を節約できます。', // sample
      },
      {
        title: 'できるだけ少なく',
        text: '技術が1つ増えるたびに、更新し、守り、説明する対象が増えます。最良の構成図は、箱の少ない図です。',
      },
    ],
  },
  record: {
    heading: '1ページに書き残す',
    text: '後戻りの難しい選択については、1ページの文書をお渡しします。問い、選択肢、測った結果、決めたこと、そして判断が変わり得る条件。5年後、きっと誰かの役に立ちます。', // sample
  },
  stacks: {
    heading: '得意とする技術',
    items: [
      {
        title: 'ブラウザー',
        text: 'TypeScript、React、Next.js、Vue、Angular', // sample
      },
      {
        title: 'スマートフォン',
        text: 'Swift、Kotlin、Flutter', // sample
      },
      {
        title: 'サーバー',
        text: 'Node、.NET、Java、Python、PHP', // sample
      },
      {
        title: 'データ',
        text: 'PostgreSQL、MySQL、Redis、Kafka、ClickHouse、TimescaleDB', // sample
      },
      {
        title: '運用',
        text: 'AWS、Azure、Google\u00a0Cloud、Terraform、Kubernetes、Prometheus', // sample
      },
      {
        title: '機械学習',
        text: 'PyTorch、scikit-learn、オープン型・ホスト型の言語モデル', // sample
      },
    ],
  },
  closing: {
    heading: '技術選びにお悩みですか',
    text: '検討中の課題と、迷っている2つの選択肢をお送りください。判断のために何を測ればよいかをお答えします。',
    link: '相談する',
  },
};

export default tech;

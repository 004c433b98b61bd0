import type { Dictionary } from '../dictionary.ts';
import { mission, vision } from './purpose.ts';

/** The home page. The texts of services and case studies come from their own files. */
const home: Dictionary['home'] = {
  meta: {
    title: 'ベトナムのソフトウェア開発チーム',
    description:
      'ハノイとホーチミンを拠点に、腰を据えたチームがWeb、モバイル、クラウドの開発を行います。何を、誰のためにつくり、何が変わったのか。事例でご覧ください。', // sample
  },

  hero: {
    title: { first: 'ともに、', second: '育つ。' },
    lead: 'ベトナムのソフトウェア開発会社です。アジア、欧州、米州のお客様から、アイデアも、積み残した開発も、ときにはシステム全体もお預かりし、季節を重ねるように、ともに育てています。', // sample
    start: '開発を始める',
    works: '開発事例を見る',
    factsLabel: '会社の概要',
    facts: [
      'ハノイとホーチミンに拠点', // sample
      'ISO\u00a09001:2015 認証取得',
      '2〜40名のチーム編成', // sample
      '英・仏・韓・日の4言語に対応', // sample
    ],
  },

  services: {
    heading: '専属のチームでも、一件の開発でも',
    lead: '多くのお客様は、2、3名の体制と、待ったなしの課題から始められます。やがて、社内の方と同じくらい製品を知るチームに育っていきます。', // sample
    /** One line per service: what it is usually built with. */
    technologies: {
      'dedicated-teams': 'お使いの技術とスプリントで',
      'web-development': 'React、Next.js、Node、.NET', // sample
      'mobile-app-development': 'Swift、Kotlin、Flutter', // sample
      'cloud-devops': 'AWS、Azure、Terraform、Kubernetes', // sample
      'qa-sts': 'Playwright、Appium、k6、手動テスト', // sample
    },
  },

  mission: {
    heading: 'ミッション',
    statement: mission,
    text: 'つくる前に費用をお伝えし、2週間ごとに動くものをお見せし、公開後も何年にもわたって寄り添います。', // sample
  },
  vision: {
    heading: 'ビジョン',
    statement: vision,
    text: '自社の製品も開発し、運用もサポートも自ら行っています。つくり手であり、運用する側でもあるからこそ、率直にご提案できます。', // sample
  },

  works: {
    heading: '主な開発事例',
    all: '事例をすべて見る',
  },

  statistics: {
    heading: '最初のご契約から、ここまで育ちました',
  },

  clients: {
    heading: 'ともにつくるお客様とパートナー',
  },

  testimonials: {
    heading: 'お客様の声',
    items: [
      {
        text: 'つくり方より先に、なぜその機能が必要なのかを聞かれました。3か\u2060月目に要望の半分を取り下げたところ、製品はかえって良くなりました', // sample
        role: 'プロダクト責任者', // sample
        company: 'ロッテルダムの物流プラットフォーム', // sample
      },
      {
        text: '引き継ぎ資料が日本語で届き、しかもよく書けています。一字も直さず、そのまま社内に回しています', // sample
        role: '情報システム部 マネージャー', // sample
        company: '大阪の製造会社', // sample
      },
      {
        text: '以前のリリースは夜通しの作業でした。今は火曜日の昼前に終わります', // sample
        role: '最高技術責任者（CTO）', // sample
        company: 'リヨンのヘルスケア系スタートアップ', // sample
      },
    ],
  },

  request: {
    heading: 'どのような開発をお考えですか',
  },
};

export default home;

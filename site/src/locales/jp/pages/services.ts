import type { Dictionary } from '../../dictionary.ts';

/** /services */
const services: Dictionary['pages']['services'] = {
  meta: {
    title: 'サービス：専属チームから品質保証まで',
    description:
      '専属チーム、Web開発、モバイルアプリ開発、クラウド・DevOps、QA・ソフトウェアテスト。単独でも組み合わせでもご依頼いただける5つのサービスです。',
  },
  heading: '5つのサービスと、使いどころを知るチーム',
  lead: '1つだけのご依頼でも、課題のご相談から始めて組み合わせをご提案する形でも承ります。開発もテストも、公開も運用も、同じメンバーが担えます。',

  list: {
    heading: 'サービス一覧',
    link: '詳しく見る',
  },
  choose: {
    heading: 'どこから始めるか',
    items: {
      'dedicated-teams': {
        title: '計画はあるが、人手が足りない',
        text: '専属チームがお客様のチームに加わり、優先順位に沿って動きます。',
      },
      'web-development': {
        title: 'アイデアを、最初のリリースにしたい',
        text: '範囲を定めてWebシステムを開発し、2週間ごとにお見せします。', // sample
      },
      'mobile-app-development': {
        title: '移動中や現場で使われる',
        text: '地下でも使えるアプリを、iOSとAndroidの両ストアに届けます。',
      },
      'cloud-devops': {
        title: 'リリースの日や請求額が不安',
        text: 'パイプラインと監視を整え、クラウドの費用を、誰が何に使ったかまで明らかにします。',
      },
      'qa-sts': {
        title: '不具合に気づくのが、いつも顧客',
        text: '製品を熟知したテスターと、自動で動くテストをご用意します。',
      },
    },
  },
  together: {
    heading: '組み合わせて、さらに強く',
    text: 'OrderbuddyはWeb開発として始まり、2か月目には厨房にテスターが必要になり、今では何でもこなす小さなチームが運用しています。多くのお客様が、似た道をたどります。今日すべてをお決めいただく必要はありません。', // sample
  },
  closing: {
    heading: '迷われたときは',
    text: '課題をお聞かせください。ご提案と、その理由をお返事します。',
    link: '相談する',
  },
};

export default services;

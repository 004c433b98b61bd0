import type { Dictionary } from '../../dictionary.ts';

/** /contact */
const contact: Dictionary['pages']['contact'] = {
  meta: {
    title: 'お問い合わせ：2つの拠点、1つの窓口',
    description:
      'メール、電話、ご来社でのお問い合わせ方法です。本社とホーチミン支社の所在地、連絡先、エンジニアが直接拝見するフォームをご案内します。', // sample
  },
  heading: 'メールで、電話で、お茶を飲みながら',
  lead: 'いただいたご連絡はすべて1つの窓口に届き、担当者が必ず拝見します。お近くにお越しの際は、ソフトウェアが生まれる現場をぜひご覧ください。', // sample

  ways: {
    heading: '3つのご連絡方法',
    email: {
      title: 'メール',
      text: '資料のご送付や、込み入ったご相談に適しています。1営業日以内にお返事します。', // sample
    },
    phone: {
      title: '電話',
      text: 'ハノイ時間の平日8:30〜17:30（日本時間10:30〜19:30）。英語とベトナム語は随時、そのほかの言語はご予約のうえ承ります。', // sample
    },
    form: {
      title: 'フォーム',
      text: '開発のご相談に最適です。お伺いしたいことを、ひととおり項目にまとめています。',
      link: 'フォームに入力する',
    },
  },
  offices: {
    heading: '所在地',
    headOffice: {
      title: '本社（ハノイ）', // sample
      text: '公園に面した建物の2階です。受付は17:30までです。', // sample
    },
    branch: {
      title: 'ホーチミン支社',
      text: '植物園から徒歩5分です。ご来社の前にお電話をお願いいたします。', // sample
    },
    map: '地図で見る',
  },
  clients: {
    heading: 'お取引中のお客様へ',
    text: '担当テックリードの電話番号は契約書に、オンコールの番号は手順書の1ページ目に記載しています。どちらもお手元にない場合は、このページをご利用ください。', // sample
  },
  form: {
    heading: 'ご用件を伺います',
    lead: '数行で十分です。続きはこちらから伺います。',
  },
};

export default contact;

import type { Dictionary } from '../dictionary.ts';

/** The words of the project request form. */
const form: Dictionary['form'] = {
  lead: 'ご説明は2段落ほどで十分です。エンジニアが拝見し、お返事いたします。', // sample
  label: '開発のご相談・ご依頼',

  promises: [
    {
      title: '1営業日以内', // sample
      text: 'プロジェクトを率いる予定の担当者から、最初の確認事項を添えてお返事します。', // sample
    },
    {
      title: '1週間以内', // sample
      text: '45分のお打ち合わせを行い、議事録をお渡しします。ご発注の有無を問わずお使いください。', // sample
    },
    {
      title: '2週間以内', // sample
      text: '体制、費用の目安、最初のリリースの範囲をまとめた計画をご提示します。', // sample
    },
  ],

  hours: {
    heading: '時差を越えて、重なる業務時間',
    note: 'ハノイの業務時間と各地の9:00〜17:30の重なり（冬時間）', // sample
    alt: '業務時間の重なりを示す図。ソウル・東京とは7時間、パリ・ベルリンとは2時間半、ロンドンとは1時間半。ボストンとは当社の夜の時間帯に会議を行います。', // sample
    open: '8:30', // sample
    middle: '13:00',
    close: '17:30', // sample
    hanoi: 'ハノイ',
    seoulTokyo: 'ソウル・東京',
    parisBerlin: 'パリ・ベルリン',
    london: 'ロンドン',
    boston: 'ボストン',
    shared: {
      seoulTokyo: '7時間', // sample
      parisBerlin: '2.5時間', // sample
      london: '1.5時間', // sample
      boston: '当社の夜', // sample
    },
  },

  fields: {
    firstName: '名',
    lastName: '姓',
    email: 'メールアドレス',
    phone: '電話番号',
    company: '会社名',
    country: '国・地域',
    message: 'ご相談内容',
    interests: 'ご関心のある分野',
  },
  interests: {
    blockchain: 'ブロックチェーン開発',
    'web-application': 'Webアプリケーション',
    'product-maintenance': '製品の保守・運用',
    'software-development': 'ソフトウェア開発',
    'live-streaming': 'ライブ配信',
    'mobile-application': 'モバイルアプリ',
    'qa-testing': 'QA・テスト',
    'ai-machine-learning': 'AI・機械学習',
  },
  requiredNote: '* の付いた項目は必須です。',
  messagePlaceholder: '例：ホテル40軒向けの予約システム。試作版は動くものの、人手が足りません。',
  honeypot: 'この欄には入力しないでください',

  errors: {
    required: '必須項目です',
    invalidEmail: 'メールアドレスの形式が正しくありません',
    tooLong: '{{max}}文字以内で入力してください',
    invalid: '入力内容をご確認ください',
  },
  summary: {
    /** Between the name of a field and what is wrong with it. */
    separator: '：',
    one: '1件の項目をご確認ください',
    other: '{{count}}件の項目をご確認ください',
  },

  send: '送信する',
  sending: '送信中…',
  privacy: {
    text: 'ご入力内容は、ご返答のために使い、広告には使いません。',
    link: 'プライバシーポリシー',
  },

  sent: {
    heading: 'ご依頼を受け付けました',
    text: 'ありがとうございます。1営業日以内に、プロジェクトを率いる予定の担当者から、最初の確認事項を添えてご連絡いたします。', // sample
    another: '別のご依頼を送る',
  },
  failed: {
    heading: '送信できませんでした',
    text: '入力内容はこのまま残っています。もう一度お試しいただくか、メールでお送りください。',
    byEmail: 'メールで送る',
    subject: '開発のご相談',
  },
  busy: {
    heading: '少々お待ちください',
    text: 'ただいまアクセスが集中しています。入力内容は残っていますので、1分ほどおいて、もう一度送信してください。',
  },
};

export default form;

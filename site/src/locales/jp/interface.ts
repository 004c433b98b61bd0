import type { Dictionary } from '../dictionary.ts';

/** The words of the shell: header, footers, bars, errors, and labels that several pages share. */
const interfaceWords: Dictionary['interface'] = {
  skip: '本文へ移動',

  navigation: {
    main: 'メインメニュー',
    home: 'ホーム',
    caseStudies: '開発事例',
    services: 'サービス',
    allServices: 'サービス一覧',
    technologies: 'テクノロジー',
    allTechnologies: 'テクノロジー一覧',
    fullStack: 'フルスタックアプリケーション',
    dataApp: 'データ集約型アプリケーション',
    about: '会社案内',
    tech: '技術の選び方',
    projects: 'プロジェクト',
    contact: 'お問い合わせ',
    contactUs: 'お問い合わせ',
    getInTouch: '相談する',
    getTrial: 'トライアル',
    pricing: '料金',
    logo: '{{company}} ホームへ',
  },
  mega: {
    heading: '5つのサービスを、製品を知る1つのチームで',
    text: '2名でも、部門まるごとでも。体制は1か月前のご連絡で変更できます。', // sample
    ask: {
      heading: '迷われたときは',
      text: '課題をお聞かせください。エンジニアが1営業日以内にお答えします。', // sample
      link: '相談する',
    },
  },
  menu: {
    label: 'メニュー',
    open: 'メニューを開く',
    close: 'メニューを閉じる',
  },

  language: {
    label: '言語',
    choose: '言語を選ぶ',
    current: '言語：{{language}}',
    offer: {
      label: '表示言語のご案内',
      text: 'このサイトは日本語でもご覧いただけます。',
      accept: '日本語で見る',
      decline: '切り替えない',
    },
  },

  footer: {
    slogan: 'ともに、育つ。ハノイとホーチミンのソフトウェア開発チーム。', // sample
    lookFurther: 'もっと知る',
    headOffice: '本社',
    branch: 'ホーチミン支社',
    places: {
      'head-office': 'ベトナム・ハノイ市カウザイ区', // sample
      'ho-chi-minh-city': 'ベトナム・ホーチミン市1区', // sample
    },
    map: '地図を開きます',
    talkToUs: 'ご相談窓口',
    contact: 'お問い合わせ',
    services: 'サービス',
    technologies: 'テクノロジー',
    submitRequest: '開発のご依頼',
    aboutUs: '会社案内',
    privacyPolicy: 'プライバシーポリシー',
    iso: '{{certification}} 認証取得',
    languages: '英語・フランス語・韓国語・日本語',
    copyright: '© {{year}} {{company}}',
  },

  callToAction: {
    heading: '心を動かすものを、一緒につくりませんか。',
    button: '開発を依頼する',
    write: 'または {{email}} まで',
  },

  floating: {
    label: 'お問い合わせボタン',
    backToTop: 'ページの先頭へ',
    call: '電話をかける',
    write: 'メッセージを送る',
  },

  cookies: {
    label: 'Cookie',
    text: '言語設定を記憶するため、Cookieを1つだけ使います。行動の追跡はいたしません。',
    ok: 'OK',
  },

  loading: '読み込み中',

  error: {
    heading: '申し訳ありません。問題が発生しました。',
    status: 'エラーコード {{status}}',
    toHome: 'ホームへ戻る',
    notFound: {
      title: 'ページが見つかりません',
      message: 'お探しのページは見つかりませんでした',
      help: 'アドレスが変わったか、入力の途中で文字が抜けた可能性があります。ホームか開発事例のページから、あらためてお探しください。',
    },
    server: {
      title: '問題が発生しました',
      message: 'ページを表示できませんでした',
      help: '当社側で問題が発生しています。1分ほどおいて、もう一度お試しください。解消しない場合は {{email}} までご連絡ください。担当者が直接お返事いたします。',
    },
    unknownMiddleware: '不明なミドルウェアです',
    lastResort: {
      message: 'エラーページの表示中にエラーが発生しました',
      link: 'ホームへ戻る',
    },
  },
  offline: {
    title: 'オフラインです',
    text: '現在、ネットワークに接続できません。一度開いたページはブラウザーの履歴に残っている場合がありますが、このページを表示するには通信が必要です。',
    retry: '再読み込み',
  },

  caseStudy: {
    need: '課題',
    solution: '解決策',
    did: '取り組み',
    result: '成果',
    facts: 'プロジェクト概要',
    industry: '業種',
    platform: '対応環境',
    team: '体制',
    duration: '期間',
    next: '次の事例',
    readStory: '事例を読む',
    viewAll: '事例をすべて見る',
  },
  service: {
    proof: '開発の実例',
    other: 'その他のサービス',
  },
  technology: {
    other: 'その他のテクノロジー',
  },
  project: {
    interface: 'インターフェース',
    testimonial: 'お客様の声',
    latest: '最新のプロジェクト',
    viewAll: 'プロジェクト一覧',
  },

  statistics: {
    developers: '経験豊富な現役の開発者・テスター',
    projects: '成功に導いたプロジェクト',
    clients: '世界各地のお客様',
    countries: 'お取引のある国',
  },
};

export default interfaceWords;

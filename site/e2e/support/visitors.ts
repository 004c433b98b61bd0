/** What a visitor types, in the letters of a language: accents, Hangul, kana, kanji and emoji included. */
export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly company: string;
  readonly country: string;
  readonly message: string;
}

const english: Visitor = {
  firstName: 'Zoë',
  lastName: 'O’Brien-Smith',
  phone: '+44 20 7946 0958',
  company: 'Fish & Chips <Ltd>',
  country: 'United Kingdom',
  message: 'We need a booking platform.\nTwo lines, “quotes” & an emoji: 🚀👩🏽‍💻',
};

const others: Readonly<Partial<Record<string, Visitor>>> = {
  fr: {
    firstName: 'Amélie',
    lastName: 'Lefèvre-Çelik',
    phone: '+33 1 70 18 99 00',
    company: 'Crèmerie de l’Œuvre',
    country: 'France',
    message: 'Bonjour,\nà l’été prochain, nous voulons une appli mobile ; c’est ça ! 🥐',
  },
  ko: {
    firstName: '서연',
    lastName: '김',
    phone: '+82 2-312-3456',
    company: '한빛물류 주식회사',
    country: '대한민국',
    message: '안녕하세요.\n창고 관리 시스템을 개선하고 싶습니다. 감사합니다 🙏',
  },
  jp: {
    firstName: 'さくら',
    lastName: '髙橋',
    phone: '+81 3-1234-5678',
    company: '株式会社ミナト食品',
    country: '日本',
    message: 'お世話になっております。\n予約アプリ（ｶﾅ・漢字・𠮷野家）のご相談です。🍣',
  },
};

/** Who writes in a language; in one that nobody is written down for, an Englishwoman. */
export const visitorIn = (locale: string): Visitor => others[locale] ?? english;

/** An address that no other test uses, so that its mail can be told from all others. */
export function freshEmail(prefix: string): string {
  return `${prefix}.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

import type { Locale } from './locales.ts';

/**
 * Where the company is: cities, addresses and time zone, in one place. Words say `{{city}}`,
 * `{{branchCity}}` or `{{cities}}`. All values are samples until the owner replaces them.
 */
export const places = {
  /** Office hours and e-mail times are told in this zone (IANA). */
  timeZone: 'Asia/Ho_Chi_Minh',
  /** ISO 3166-1, as search engines are told. */
  country: 'VN',
  /** The language of the streets below, so that they are read out and set as what they are. */
  language: 'vi',
  /** As addresses are written on the spot. */
  offices: [
    { id: 'head-office', street: '12 Duy Tân', district: 'Cầu Giấy', city: 'Hà Nội' },
    {
      id: 'branch',
      street: '25 Nguyễn Thị Minh Khai',
      district: 'Phường Sài Gòn',
      city: 'TP. Hồ Chí Minh',
    },
  ],
} as const;

export type OfficeId = (typeof places.offices)[number]['id'];

interface PlaceNames {
  readonly city: string;
  readonly branchCity: string;
  /** Both in one breath, without a preposition: in Korean the joint depends on the first name's end. */
  readonly cities: string;
  /** The line below an office's street. */
  readonly lines: Readonly<Record<OfficeId, string>>;
}

/** The same places as each language of the site calls them. */
export const placeNames: Readonly<Record<Locale, PlaceNames>> = {
  en: {
    city: 'Hanoi',
    branchCity: 'Ho Chi Minh City',
    cities: 'Hanoi and Ho Chi Minh City',
    lines: {
      'head-office': 'Cầu Giấy, Hanoi, Vietnam',
      branch: 'Sài Gòn Ward, Ho Chi Minh City, Vietnam',
    },
  },
  fr: {
    city: 'Hanoï',
    branchCity: 'Hô Chi Minh-Ville',
    cities: 'Hanoï et Hô Chi Minh-Ville',
    lines: {
      'head-office': 'Cầu Giấy, Hanoï, Vietnam',
      branch: 'Sài Gòn, Hô Chi Minh-Ville, Vietnam',
    },
  },
  ko: {
    city: '하노이',
    branchCity: '호찌민',
    cities: '하노이와 호찌민',
    lines: { 'head-office': '베트남 하노이 꺼우저이동', branch: '베트남 호찌민 사이공동' },
  },
  jp: {
    city: 'ハノイ',
    branchCity: 'ホーチミン',
    cities: 'ハノイとホーチミン',
    lines: {
      'head-office': 'ベトナム・ハノイ市カウザイ坊',
      branch: 'ベトナム・ホーチミン市サイゴン坊',
    },
  },
};

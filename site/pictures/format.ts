import { localeOption, type Locale } from '@sunfield/shared/locales';

/** How the drawings of one language write their figures. */
export interface Format {
  locale: Locale;
  number: (value: number, decimals?: number) => string;
  /** A part of 1, in hundredths. */
  percent: (part: number, decimals?: number) => string;
  /** In whole units of the currency. */
  money: (value: number, currency: 'EUR' | 'JPY' | 'KRW' | 'USD' | 'VND') => string;
  quantity: (value: number, unit: Unit, decimals?: number) => string;
  /** Large counts with as few digits as possible. */
  count: (value: number) => string;
  /** Month and day, both from 1. */
  day: (month: number, day: number) => string;
  date: (year: number, month: number, day: number) => string;
  /** The name of a month, from 1, as short as calendars write it. */
  month: (month: number) => string;
  /** When something happened; the clock of a device shows digits in every language. */
  time: (hours: number, minutes: number) => string;
  duration: (minutes: number, seconds: number) => string;
  /** From one time to another. */
  span: (from: string, to: string) => string;
}

export type Unit =
  'km' | 'kg' | 'h' | 'l/min' | 'm' | 'm²' | 'm³' | 'ms' | 'rpm' | 's' | '°C' | 'dBm';

const space = '\u00a0';
const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (hours: number, minutes: number) => `${hours}:${twoDigits(minutes)}`;

interface Habits {
  /** Between a figure and its unit. */
  joint: string;
  /** Units that are written differently than elsewhere. */
  units: Partial<Record<Unit, string>>;
  time: Format['time'];
  duration: Format['duration'];
  /** Between two times. */
  dash?: string;
}

/** What the platform's own tables don't know: so in every language that has no habits of its own. */
const common: Habits = {
  joint: space,
  units: {},
  time: clock,
  duration: (minutes, seconds) => `${minutes} min ${twoDigits(seconds)} s`,
};

const habits: Readonly<Partial<Record<string, Habits>>> = {
  en: {
    joint: space,
    units: {},
    time: clock,
    duration: (minutes, seconds) => `${minutes} m ${twoDigits(seconds)} s`,
  },
  fr: {
    joint: space,
    units: { rpm: 'tr/min' },
    time: (hours, minutes) =>
      `${hours}${space}h${minutes === 0 ? '' : `${space}${twoDigits(minutes)}`}`,
    duration: (minutes, seconds) => `${minutes} min ${twoDigits(seconds)}`,
  },
  ko: {
    joint: '',
    units: { h: '시간', 'l/min': 'L/min', s: '초' },
    time: clock,
    duration: (minutes, seconds) => `${minutes}분 ${seconds}초`,
  },
  jp: {
    joint: '',
    units: { h: '時間', 'l/min': 'L/min', s: '秒', '°C': '℃' },
    time: clock,
    duration: (minutes, seconds) => `${minutes}分${seconds}秒`,
    dash: '〜',
  },
};

export function formatFor(locale: Locale): Format {
  const own = habits[locale] ?? common;
  const language = localeOption(locale).iso;

  const decimal = (decimals: number): Intl.NumberFormatOptions => ({
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const write = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format(value).replace('-', '−');
  const number = (value: number, decimals = 0) => write(value, decimal(decimals));
  const date = (options: Intl.DateTimeFormatOptions, year: number, month: number, day: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, day),
    );

  return {
    locale,
    number,
    percent: (part, decimals = 0) => write(part, { style: 'percent', ...decimal(decimals) }),
    // Japanese tables write a full-width yen sign, too wide beside the digits of the page's face.
    money: (value, currency) =>
      write(value, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...decimal(0),
      }).replace('￥', '¥'),
    quantity: (value, unit, decimals = 0) =>
      `${number(value, decimals)}${own.joint}${own.units[unit] ?? unit}`,
    count: (value) => write(value, { notation: 'compact', maximumFractionDigits: 1 }),
    day: (month, day) => date({ month: 'short', day: 'numeric' }, 2000, month, day),
    date: (year, month, day) => date({ dateStyle: 'medium' }, year, month, day),
    month: (month) => date({ month: 'short' }, 2000, month, 1),
    time: own.time,
    duration: own.duration,
    span: (from, to) => from + (own.dash ?? ' – ') + to,
  };
}

const minutesOf = (hours: number) => Math.round((hours % 1) * 60);

const digits = (hours: number) =>
  `${Math.floor(hours)}:${String(minutesOf(hours)).padStart(2, '0')}`;

const inFrench = (hours: number) => `${Math.floor(hours)} h ${minutesOf(hours) || ''}`.trimEnd();

interface Habits {
  readonly clock: (hours: number) => string;
  readonly length: (hours: number) => string;
}

/** What languages write otherwise; spaces are plain, `bindSpaces` binds them. */
const habits: Readonly<Partial<Record<string, Partial<Habits>>>> = {
  fr: { clock: inFrench, length: inFrench },
  ko: { length: (hours) => `${hours}시간` },
  jp: { length: (hours) => `${hours}時間` },
};

/** A time of the day in a language: 8.5 is 8:30, and 24.5, which is the next day's, 0:30. */
export function clockIn(locale: string, hours: number): string {
  const isOfDay = hours >= 0 && hours <= 24;
  return (habits[locale]?.clock ?? digits)(isOfDay ? hours : ((hours % 24) + 24) % 24);
}

/** How long something takes in a language: 2.5 is 2.5 h, and in French 2 h 30. */
export const lengthIn = (locale: string, hours: number): string =>
  habits[locale]?.length?.(hours) ?? `${hours} h`;

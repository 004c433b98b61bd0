import { expect, it } from 'vitest';
import { afterBusinessDays, isFirstBusinessDay, type OfficeTime } from '../src/office-time.ts';

const hanoi: OfficeTime = {
  timeZone: 'Asia/Ho_Chi_Minh',
  office: { from: 8.5, to: 17.5 },
  workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  holidays: ['2026-11-24'],
};

/** With changes of summer time, on Sundays on which it is open. */
const paris: OfficeTime = {
  timeZone: 'Europe/Paris',
  office: { from: 1, to: 9 },
  workingDays: [...hanoi.workingDays, 'sunday'],
  holidays: [],
};

it.each([
  ['on the same day', '2026-11-20T09:00+07:00', 0.5, '2026-11-20T13:30+07:00'],
  ['over a weekend', '2026-11-20T16:00+07:00', 1, '2026-11-23T16:00+07:00'],
  ['over a holiday', '2026-11-23T16:00+07:00', 1, '2026-11-25T16:00+07:00'],
  ['from a weekend', '2026-11-21T12:00+07:00', 1, '2026-11-23T17:30+07:00'],
  ['from a night', '2026-11-20T03:00+07:00', 0.5, '2026-11-20T13:00+07:00'],
  ['from the zone of somebody else', '2026-11-20T23:00-05:00', 1, '2026-11-23T17:30+07:00'],
  ['back over a weekend', '2026-11-23T16:00+07:00', -1, '2026-11-20T16:00+07:00'],
  ['back over a holiday', '2026-11-25T10:00+07:00', -1, '2026-11-23T10:00+07:00'],
])('counts business days %s', (_, start, days, end) => {
  expect(afterBusinessDays(new Date(start), days, hanoi)).toEqual(new Date(end));
});

it('goes by the clock on the wall where it is changed', () => {
  // At three it is two again: an hour more of that day.
  const autumn = afterBusinessDays(new Date('2026-10-23T05:00+02:00'), 1, paris);
  expect(autumn).toEqual(new Date('2026-10-25T04:00+01:00'));
  // At two it is three.
  const spring = afterBusinessDays(new Date('2026-03-27T05:00+01:00'), 1, paris);
  expect(spring).toEqual(new Date('2026-03-29T06:00+02:00'));
});

it('is taken back by as many days before, and never goes astray', () => {
  const hours = 60 * 60 * 1000;
  const end = new Date('2028-01-01').getTime();
  for (const office of [hanoi, paris])
    // At every time of the day in turn, over two years.
    for (let time = new Date('2026-01-01').getTime(); time < end; time += 101.3 * hours) {
      const start = new Date(time);
      const opens = afterBusinessDays(start, 0.001, office).getTime();
      let last = time;
      for (const days of [0.05, 0.5, 1, 2.75]) {
        const after = afterBusinessDays(start, days, office);
        expect(after.getTime()).toBeGreaterThan(last);
        last = after.getTime();
        const before = afterBusinessDays(after, -days, office).getTime();
        // But for the thousandth of a day that tells when it opens.
        expect(Math.abs(before - opens)).toBeLessThan(0.02 * hours);
      }
    }
});

it('knows the first business day of a month', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-08-01', '2026-08-03', '2026-12-01'];
  expect(days.filter((day) => isFirstBusinessDay(day, hanoi))).toEqual([
    '2026-11-02',
    '2026-08-03',
    '2026-12-01',
  ]);
});

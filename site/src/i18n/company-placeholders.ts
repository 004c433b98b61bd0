import { clients } from '../content/office-hours.ts';

/** What every text may say, whatever clients there are. */
const own = [
  'company',
  'slogan',
  'founded',
  'certification',
  'city',
  'branchCity',
  'cities',
  'opens',
  'midday',
  'closes',
  'clientBegins',
  'clientEnds',
  'developerMonth',
  'firstPhasePrice',
  'trialPrice',
  'answerWithin',
  'answerDays',
] as const;

/** What is said of a client's hours, by its id: `{{opensInSeoulTokyo}}`. */
export function clientPlaceholders(id: string) {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return { opens: `opensIn${name}`, closes: `closesIn${name}`, shared: `sharedWith${name}` };
}

export type CompanyValues = Readonly<Record<(typeof own)[number], string>>;

const names = [...own, ...clients.flatMap(({ id }) => Object.values(clientPlaceholders(id)))];

/** What any text may say of the company, its hours and its prices, in any language, whether the others do or not. */
export const companyPlaceholder = new RegExp(String.raw`\{\{(${names.join('|')})\}\}`, 'gu');

import places from '../company/places.json' with { type: 'json' };

/** Where the company is: the owner's, in shared/company. What each language calls it stands in the words. */
export { places };

export type OfficeId = keyof typeof places.offices;

/** The offices, in the order of their file. */
export const offices = (Object.keys(places.offices) as OfficeId[]).map((id) => ({
  id,
  ...places.offices[id],
}));

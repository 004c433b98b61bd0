/** Countries suggested in the form's country field, as ISO 3166-1 codes; any other can be typed. */
export const markets = [
  'JP',
  'KR',
  'FR',
  'US',
  'GB',
  'DE',
  'SG',
  'AU',
  'CA',
  'CH',
  'BE',
  'NL',
  'SE',
  'DK',
  'TH',
  'VN',
] as const;

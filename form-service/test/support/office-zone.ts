import { vi } from 'vitest';

// Wherever the owner's offices are, the hours and lines that tests expect are of one zone.
vi.mock('@sunfield/shared/company', async (load) => {
  const { company, ...others } = await load<typeof import('@sunfield/shared/company')>();
  return { ...others, company: { ...company, timeZone: 'Asia/Ho_Chi_Minh' } };
});

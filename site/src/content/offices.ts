import type { OfficeId } from '@sunfield/shared/places';
import type { Picture } from '../../pictures/picture.ts';

/** What shows where each office is: a drawn map of its city, or a photograph. */
export const officePictures: Readonly<Record<OfficeId, Picture>> = {
  'head-office': 'hanoi', // sample
  branch: 'saigon', // sample
};

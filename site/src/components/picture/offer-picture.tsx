import pictures from 'virtual:pictures';
import type { ServiceSlug } from '../../content/entries.ts';
import { Image } from './image.tsx';

interface OfferPictureProps {
  readonly of: ServiceSlug;
  /** Which of its offers, as in its words. */
  readonly index: number;
}

/** What a service offers, on an island of its own; the words beside it say the same. */
export function OfferPicture({ of, index }: OfferPictureProps) {
  const image = pictures.offers[of]?.[index];
  if (!image) throw new Error(`Offer ${index + 1} of ${of} has no drawing: see pictures/services.`);
  return <Image image={image} />;
}

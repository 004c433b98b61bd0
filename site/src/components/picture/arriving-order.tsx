import { formatFor } from '../../../pictures/format.ts';
import { Arrival } from '../../../pictures/scenes/order/arrival.tsx';
import { translation } from '../../request/translation.ts';

/** The order of the hero's phone, over the picture of the kitchen that it arrives in. */
export function ArrivingOrder() {
  const { locale } = translation();
  return <Arrival format={formatFor(locale)} />;
}

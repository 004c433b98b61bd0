import { Fragment, type ReactElement } from 'react';

import { dishes } from './dishes/dishes.tsx';
import { arrows } from './node-card.tsx';
import { paints } from './paints.tsx';
import { phoneScreen } from './phone.tsx';
import { qrCode } from './qr-code.tsx';

/** Everything a drawing may refer to, by id. */
export const definitions: Record<string, ReactElement> = {
  ...paints,
  ...dishes,
  ...arrows,
  'phone-screen': phoneScreen,
  'qr-code': qrCode,
};

/** The definitions of one inline drawing. Ids are global to the page, their content is the same. */
export function Definitions({ ids }: { ids: readonly string[] }) {
  return (
    <defs>
      {ids.map((id) => (
        <Fragment key={id}>{definitions[id]}</Fragment>
      ))}
    </defs>
  );
}

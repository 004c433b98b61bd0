import { Layer, Part } from '../layer.tsx';
import sheet from './sato.scss?url';
import type { Stage } from '../stage.ts';
import { wordsOf } from '../../words.ts';
import {
  Approved,
  ApprovedSmall,
  Loaded,
  LoadedSmall,
  Ordered,
  OrderedSmall,
  Picked,
  PickedSmall,
} from './at-rest.tsx';
import { BenchSymbols } from './bench.tsx';
import { BoardSymbols } from './board.tsx';
import { CartonSymbols } from './carton.tsx';
import { DockSymbols } from './dock.tsx';
import { HallSymbols } from './hall.tsx';
import { approving, onShelf, scanning } from './places.ts';
import { ScannerSymbols } from './scanner.tsx';
import type { SatoProps, SatoWords } from './words.ts';

function Symbols(props: SatoProps) {
  return (
    <>
      <CartonSymbols {...props} />
      <HallSymbols />
      <BoardSymbols {...props} />
      <ScannerSymbols {...props} />
      <BenchSymbols {...props} />
      <DockSymbols {...props} />
    </>
  );
}

function World() {
  return (
    <>
      <Layer>
        <Part id="sa-hall" />
        <Part id="sa-board" />
        <Part id="sa-cart" />
        <Part id="sa-dock" />
        <Part id="sa-hours" name="sa-m-hours" />
        <Part id="sa-minutes" name="sa-m-minutes" />
        <Part id="sa-terminal" />
        <Part id="sa-approve" name="sa-m-approve" />
        <Part id="sa-approved" name="sa-m-approved" />
        <Part id="sa-conveyor" />
        <Part id="sa-truck" />
      </Layer>
      <Layer name="sa-m-card">
        <Part id="sa-card" />
        <Part id="sa-reason-0" name="sa-m-reason-0" />
        <Part id="sa-reason-1" name="sa-m-reason-1" />
        <Part id="sa-reason-2" name="sa-m-reason-2" />
      </Layer>
      <Layer>
        <Part id="sa-rack" />
      </Layer>
      <Layer name="sa-m-tag">
        <Part id="sa-tag" />
      </Layer>
      <Layer name="sa-m-carton">
        <g transform={onShelf}>
          <Part id="sa-carton" />
          <Part id="sa-sticker" name="sa-m-sticker" />
          <Part id="sa-seal" name="sa-m-seal" />
        </g>
        <Part id="sa-glove" name="sa-m-glove" />
      </Layer>
      <Layer name="sa-m-beam">
        <Part id="sa-beam" />
      </Layer>
      <Layer name="sa-m-scanner">
        <g transform={scanning}>
          <Part id="sa-arm" />
          <Part id="sa-scanner" />
          <Part id="sa-screen" />
          <Part id="sa-scanned" name="sa-m-scanned" />
          <Part id="sa-fingers" />
          <Part id="sa-thumb" name="sa-m-thumb" />
        </g>
      </Layer>
      <Layer name="sa-m-finger">
        <Part id="sa-finger" transform={approving} />
      </Layer>
      <Layer name="sa-m-front">
        <Part id="sa-front" />
      </Layer>
    </>
  );
}

/** One carton, from the board of orders through the aisle and past who decides, to the truck. */
export const stage: Stage<SatoWords> = {
  words: wordsOf('stages', 'sato'),
  sheet,
  ramp: 'kraft',
  definitions: ['sun', 'sun-across', 'ink', 'metal', 'shadow', 'blur', 'phone-screen'],
  Symbols,
  World,
  steps: [
    { wide: '562 46 974 788', Wide: Ordered, small: '0 0 300 390', Small: OrderedSmall },
    { wide: '1548 92 930 753', Wide: Picked, small: '0 0 300 390', Small: PickedSmall },
    { wide: '2556 40 860 696', Wide: Approved, small: '0 0 300 390', Small: ApprovedSmall },
    { wide: '3604 6 1002 811', Wide: Loaded, small: '0 0 300 390', Small: LoadedSmall },
  ],
};

import { wordsIn } from '../../scenes/words.ts';
import { Layer, Part } from '../layer.tsx';
import type { Stage } from '../stage.ts';
import { BenchSymbols } from './bench.tsx';
import { BoardSymbols } from './board.tsx';
import { CartonSymbols } from './carton.tsx';
import { DockSymbols } from './dock.tsx';
import { HallSymbols } from './hall.tsx';
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

/** Where the carton is: on its shelf, on the conveyor, on the truck. The choreography takes it along. */
const onShelf = 'translate(1690 142)';
const onConveyor = 'translate(2640 440)';
const onTruck = 'translate(3798 382) scale(.51)';

const scanning = 'translate(2062 340) rotate(-13 134 278) scale(.94)';
const approving = 'translate(3406 700) scale(.76)';
/** Two columns further on the board. */
const accepted = 'translate(472 0)';

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

function Scanning({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Part id="sa-arm" />
      <Part id="sa-scanner" />
      <Part id="sa-screen" />
      <Part id="sa-scanned" />
      <Part id="sa-fingers" />
      <Part id="sa-thumb" />
    </g>
  );
}

interface CartonProps {
  at: string;
  isSealed?: boolean;
  /** So small that its sticker could not be read. */
  isFar?: boolean;
}

function Carton({ at, isSealed = false, isFar = false }: CartonProps) {
  return (
    <g transform={at}>
      <Part id="sa-carton" />
      <Part id={isFar ? 'sa-sticker-far' : 'sa-sticker'} />
      {isSealed && <Part id="sa-seal" />}
    </g>
  );
}

function Ordered() {
  return (
    <>
      <Part id="sa-hall" />
      <Part id="sa-board" />
      <Part id="sa-cart" />
      <g transform={accepted}>
        <Part id="sa-card" />
        <Part id="sa-reason-2" />
      </g>
    </>
  );
}

function OrderedSmall() {
  return (
    <>
      <Part id="sa-hall" transform="translate(-500 -300)" />
      <Part id="sa-board-small" />
    </>
  );
}

function Picked() {
  return (
    <>
      <Part id="sa-hall" />
      <Part id="sa-rack" />
      <g transform={onShelf}>
        <Part id="sa-carton" />
      </g>
      <Part id="sa-glove" />
      <Part id="sa-beam" />
      <Scanning at={scanning} />
    </>
  );
}

function PickedSmall() {
  return (
    <>
      <g transform="translate(-836 -12) scale(.5)">
        <Part id="sa-rack" />
        <g transform={onShelf}>
          <Part id="sa-carton" />
        </g>
        <Part id="sa-beam" />
      </g>
      <Scanning at="translate(92 172) rotate(-6 134 278) scale(.84)" />
    </>
  );
}

function Approved() {
  return (
    <>
      <Part id="sa-hall" />
      <Part id="sa-terminal" />
      <Part id="sa-approve" />
      <Part id="sa-conveyor" />
      <Carton at={onConveyor} />
      <Part id="sa-finger" transform={approving} />
    </>
  );
}

function ApprovedSmall() {
  return (
    <>
      <g transform="translate(-1079 87) scale(.42)">
        <Part id="sa-hall" />
        <Part id="sa-conveyor" />
        <Carton at={onConveyor} isFar />
      </g>
      <Part id="sa-terminal-small" />
      <Part id="sa-finger" transform="translate(368 372) scale(.5)" />
    </>
  );
}

function Loaded() {
  return (
    <>
      <Part id="sa-hall" />
      <Part id="sa-dock" />
      <Part id="sa-hours" />
      <Part id="sa-minutes" />
      <Part id="sa-conveyor" />
      <Part id="sa-truck" />
      <Part id="sa-tag" />
      <Carton at={onTruck} isSealed />
    </>
  );
}

function LoadedSmall() {
  return (
    <>
      <g transform="translate(-2294 -82) scale(.62)">
        <Part id="sa-hall" />
        <Part id="sa-dock" />
        <Part id="sa-hours" />
        <Part id="sa-minutes" />
        <Part id="sa-truck" />
        <Carton at={onTruck} isSealed isFar />
      </g>
      <Part id="sa-tag-small" />
    </>
  );
}

/** One carton, from the board of orders through the aisle and past who decides, to the truck. */
export const sato: Stage<SatoWords> = {
  words: wordsIn(import.meta.glob('./sato.*.json', { eager: true, import: 'default' })),
  ramp: 'kraft',
  definitions: ['sun', 'sun-across', 'ink', 'metal', 'shadow', 'blur', 'phone-screen'],
  Symbols,
  World,
  steps: [
    { wide: '576 46 946 766', Wide: Ordered, small: '0 0 300 390', Small: OrderedSmall },
    { wide: '1548 92 930 753', Wide: Picked, small: '0 0 300 390', Small: PickedSmall },
    { wide: '2556 40 860 696', Wide: Approved, small: '0 0 300 390', Small: ApprovedSmall },
    { wide: '3576 6 1002 811', Wide: Loaded, small: '0 0 300 390', Small: LoadedSmall },
  ],
};

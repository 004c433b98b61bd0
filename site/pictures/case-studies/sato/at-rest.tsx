import { Part } from '../layer.tsx';
import { accepted, approving, onConveyor, onShelf, onTruck, scanning } from './places.ts';

function Scanning({ at }: { at: string }) {
  return (
    <g className="stage-arrival" transform={at}>
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

export function Ordered() {
  return (
    <>
      <Part id="sa-hall" />
      <Part id="sa-board" />
      <Part id="sa-cart" />
      <g className="stage-arrival" transform={accepted}>
        <Part id="sa-card" />
        <Part id="sa-reason-2" />
      </g>
    </>
  );
}

export function OrderedSmall() {
  return (
    <>
      <Part id="sa-hall" transform="translate(-500 -300)" />
      <Part id="sa-board-small" name="stage-arrival" />
    </>
  );
}

export function Picked() {
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

export function PickedSmall() {
  return (
    <>
      <g transform="translate(-836 -12) scale(.5)">
        <Part id="sa-rack" />
        <g transform={onShelf}>
          <Part id="sa-carton" />
        </g>
        <Part id="sa-beam" />
      </g>
      <Scanning at="translate(114 176) rotate(-6 134 278) scale(.84)" />
    </>
  );
}

export function Approved() {
  return (
    <>
      <Part id="sa-hall" />
      <Part id="sa-terminal" />
      <Part id="sa-approve" />
      <Part id="sa-conveyor" />
      <Carton at={onConveyor} />
      <Part id="sa-finger" name="stage-arrival" transform={approving} />
    </>
  );
}

export function ApprovedSmall() {
  return (
    <>
      <g transform="translate(-1079 87) scale(.42)">
        <Part id="sa-hall" />
        <Part id="sa-conveyor" />
        <Carton at={onConveyor} isFar />
      </g>
      <Part id="sa-terminal-small" />
      <Part id="sa-finger" name="stage-arrival" transform="translate(368 372) scale(.5)" />
    </>
  );
}

export function Loaded() {
  return (
    <>
      <Part id="sa-hall" />
      <Part id="sa-dock" />
      <Part id="sa-hours" />
      <Part id="sa-minutes" />
      <Part id="sa-conveyor" />
      <Part id="sa-truck" />
      <Part id="sa-tag" name="stage-arrival" />
      <Carton at={onTruck} isSealed />
    </>
  );
}

export function LoadedSmall() {
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
      <Part id="sa-tag-small" name="stage-arrival" />
    </>
  );
}

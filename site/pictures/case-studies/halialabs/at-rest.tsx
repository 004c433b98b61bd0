import { Part } from '../layer.tsx';
import { auditorAt, ownerAt, readerAt, waxAt } from './places.ts';

export function Locked() {
  return (
    <>
      <Part id="ha-vault" />
      <Part id="ha-sheet" />
      <Part id="ha-band" />
      <Part id="ha-test" />
      <Part id="ha-tester" name="stage-arrival" />
    </>
  );
}

export function LockedSmall() {
  return (
    <>
      <Part id="ha-vault" />
      <Part id="ha-sheet" />
      <Part id="ha-band" />
      <Part id="ha-tester" name="stage-arrival" />
    </>
  );
}

export function Shared() {
  return (
    <>
      <Part id="ha-desk" />
      <Part id="ha-sheet" />
      <Part id="ha-share" />
      <Part id="ha-owner" name="stage-arrival" transform={ownerAt} />
    </>
  );
}

export function SharedSmall() {
  return (
    <g transform="translate(-778 -168) scale(.79)">
      <Part id="ha-desk" />
      <g transform="translate(210 -112)">
        <Part id="ha-sheet" />
      </g>
      <Part id="ha-share" />
      <Part id="ha-owner" name="stage-arrival" transform={ownerAt} />
    </g>
  );
}

export function Read() {
  return (
    <>
      <Part id="ha-tablet" />
      <Part id="ha-sheet" />
      <Part id="ha-marks" />
      <Part id="ha-marked" />
      <Part id="ha-ring" />
      <Part id="ha-blocked" />
      <Part id="ha-reader" name="stage-arrival" transform={readerAt} />
    </>
  );
}

export function ReadSmall() {
  return (
    <>
      <g transform="translate(-483 -124) scale(.63)">
        <Part id="ha-tablet" />
        <Part id="ha-sheet" />
        <Part id="ha-marks" />
        <Part id="ha-ring" />
        <Part id="ha-reader" name="stage-arrival" transform={readerAt} />
      </g>
      <Part id="ha-blocked" transform="translate(-712 -180) scale(.8)" />
      <Part id="ha-marked" transform="translate(-520 -206) scale(.8)" />
    </>
  );
}

export function Kept() {
  return (
    <>
      <Part id="ha-table" />
      <Part id="ha-sheet" />
      <Part id="ha-veil" />
      <Part id="ha-log" />
      <Part id="ha-sealed" />
      <Part id="ha-wax" transform={waxAt} />
      <Part id="ha-auditor" name="stage-arrival" transform={auditorAt} />
    </>
  );
}

export function KeptSmall() {
  return (
    <g transform="translate(-772 -135) scale(.78)">
      <Part id="ha-table" />
      <g transform="translate(206 30)">
        <Part id="ha-sheet" />
        <Part id="ha-veil" />
      </g>
      <Part id="ha-log" />
      <Part id="ha-wax" name="stage-arrival" transform="translate(1304 629) scale(.78)" />
    </g>
  );
}

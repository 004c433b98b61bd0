import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import type { DrawingProps } from '../../scenes/scene.ts';
import { wordsOf } from '../../words.ts';
import { Layer, Part } from '../layer.tsx';
import type { Stage } from '../stage.ts';
import {
  Kept,
  KeptSmall,
  Locked,
  LockedSmall,
  Read,
  ReadSmall,
  Shared,
  SharedSmall,
} from './at-rest.tsx';
import { DeskSymbols } from './desk.tsx';
import { DialClip, Pointer } from './dial.tsx';
import { ReaderMarks, Sheet } from './document.tsx';
import sheet from './halialabs.scss?url';
import { LogSymbols } from './log.tsx';
import { auditorAt, ownerAt, readerAt, waxAt } from './places.ts';
import { scene, watermark } from './scene.tsx';
import { TabletSymbols } from './tablet.tsx';
import { VaultSymbols } from './vault.tsx';
import type { HalialabsWords } from './words.ts';

/** Where the page lies, through all four moments. */
const still = 'translate(770 196) scale(1.2)';

function Symbols({ words, format }: DrawingProps<HalialabsWords>) {
  const room = scene.words(format.locale);
  const props = { words, format, room };
  return (
    <>
      <VaultSymbols {...props} />
      <DeskSymbols {...props} />
      <TabletSymbols {...props} />
      <LogSymbols {...props} />
      <g id="ha-pointer">
        <Pointer />
      </g>
      <g id="ha-sheet" transform={still}>
        <Sheet title={room.patents} />
      </g>
      <g id="ha-marks" transform={still}>
        <ReaderMarks watermark={watermark} />
      </g>
      <g id="ha-veil" transform={still}>
        <rect x="2" y="74" width="292" height="312" rx="6" fill="#f7eff1" />
        <circle cx="112" cy="186" r="40" fill="#e6cfd6" />
        <Glyph name="lock" x={88} y={160} size={48} colour="#5e395a" />
        <Text x={112} y={256} size={16} weight="bold" anchor="middle">
          {words.ended}
        </Text>
      </g>
    </>
  );
}

/** The dial turns its quarters below the page, which stays; what lies on the page turns with them. */
function World() {
  return (
    <>
      <Layer name="ha-m-one">
        <Part id="ha-vault" />
      </Layer>
      <Layer name="ha-m-two">
        <Part id="ha-desk" />
      </Layer>
      <Layer name="ha-m-three">
        <Part id="ha-tablet" />
      </Layer>
      <Layer name="ha-m-four">
        <Part id="ha-table" />
      </Layer>
      <Layer>
        <Part id="ha-pointer" />
        <Part id="ha-sheet" />
      </Layer>
      <Layer name="ha-m-marks">
        <Part id="ha-marks" />
      </Layer>
      <Layer name="ha-m-veil">
        <Part id="ha-veil" />
      </Layer>
      <Layer name="ha-m-one">
        <Part id="ha-band" />
        <Part id="ha-test" name="ha-m-test" />
      </Layer>
      <Layer name="ha-m-tester">
        <Part id="ha-tester" />
      </Layer>
      <Layer name="ha-m-two">
        <Part id="ha-share" />
        <Part id="ha-done" name="ha-m-done" />
      </Layer>
      <Layer name="ha-m-owner">
        <Part id="ha-owner" transform={ownerAt} />
      </Layer>
      <Layer name="ha-m-three">
        <Part id="ha-marked" name="ha-m-marked" />
        <g className="ha-m-blocked">
          <Part id="ha-ring" />
          <Part id="ha-blocked" />
        </g>
      </Layer>
      <Layer name="ha-m-reader">
        <Part id="ha-reader" transform={readerAt} />
      </Layer>
      <Layer name="ha-m-four">
        <Part id="ha-log" />
        <Part id="ha-sealed" name="ha-m-sealed" />
      </Layer>
      <Layer name="ha-m-wax">
        <Part id="ha-wax" transform={waxAt} />
      </Layer>
      <Layer name="ha-m-auditor">
        <Part id="ha-auditor" transform={auditorAt} />
      </Layer>
    </>
  );
}

/** One document: locked away, shared, read, and taken back with a trace. */
export const stage: Stage<HalialabsWords> = {
  words: wordsOf('stages', 'halialabs'),
  sheet,
  ramp: 'iris',
  definitions: ['sun', 'sun-across', 'metal', 'shadow', 'blur'],
  Paints: DialClip,
  Symbols,
  World,
  steps: [
    { wide: '580 104 860 696', Wide: Locked, small: '752 178 470 611', Small: LockedSmall },
    { wide: '580 90 860 696', Wide: Shared, small: '0 0 300 390', Small: SharedSmall },
    { wide: '580 90 860 696', Wide: Read, small: '0 0 300 390', Small: ReadSmall },
    { wide: '580 164 860 696', Wide: Kept, small: '0 0 300 390', Small: KeptSmall },
  ],
};

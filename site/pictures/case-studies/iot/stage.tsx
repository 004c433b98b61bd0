import { Arm, Fingers, Thumb } from '../../kit/hands/hands.tsx';
import { Layer, Part } from '../layer.tsx';
import sheet from './iot.scss?url';
import type { Stage } from '../stage.ts';
import { wordsOf } from '../../words.ts';
import { Carry, CarrySmall, End, EndSmall, Lend, LendSmall, Open, OpenSmall } from './at-rest.tsx';
import { CallSymbols } from './calls.tsx';
import { DeskPaints, DeskSymbols } from './desk.tsx';
import { HousePaints, HouseSymbols } from './house.tsx';
import { KeySymbols } from './key.tsx';
import { guest, mina } from './people.ts';
import { PhoneSymbols } from './phone.tsx';
import { atTheDoor, keyAt, lending, reading } from './places.ts';
import { PostSymbols } from './post.tsx';
import { SkyPaints, SkySymbols } from './sky.tsx';
import type { IotProps, IotWords } from './words.ts';

const people = { mina, guest };

function Paints() {
  return (
    <>
      <DeskPaints />
      <SkyPaints />
      <HousePaints />
    </>
  );
}

function Symbols(props: IotProps) {
  return (
    <>
      {Object.entries(people).map(([name, person]) => (
        <g key={name}>
          <g id={`lk-${name}-arm`}>
            <Arm of={person} />
          </g>
          <g id={`lk-${name}-fingers`}>
            <Fingers of={person} />
          </g>
          <g id={`lk-${name}-thumb`}>
            <Thumb of={person} />
          </g>
        </g>
      ))}
      <KeySymbols {...props} />
      <DeskSymbols {...props} />
      <PhoneSymbols {...props} />
      <SkySymbols />
      <PostSymbols {...props} />
      <HouseSymbols />
      <CallSymbols {...props} />
    </>
  );
}

function World() {
  return (
    <>
      <Layer>
        <Part id="lk-desk" />
      </Layer>
      <Layer>
        <Part id="lk-sky" />
      </Layer>
      <Layer name="lk-m-far">
        <Part id="lk-far-clouds" />
      </Layer>
      <Layer name="lk-m-mid">
        <Part id="lk-mid-clouds" />
      </Layer>
      <Layer>
        <Part id="lk-hall-view" />
        <Part id="lk-cat" />
        <Part id="lk-frame" />
      </Layer>
      <Layer name="lk-m-door">
        <Part id="lk-bolt" name="lk-m-bolt" />
        <Part id="lk-door" />
        <Part id="lk-lock" />
        <Part id="lk-led" name="lk-m-led" />
        <Part id="lk-handle" name="lk-m-handle" />
      </Layer>
      <Layer>
        <Part id="lk-step" />
        <Part id="lk-waves" name="lk-m-waves" />
      </Layer>
      <Layer>
        <Part id="lk-rail" />
        <Part id="lk-own-0" name="lk-m-own-0" />
        <Part id="lk-own-1" name="lk-m-own-1" />
        <g className="lk-m-lent">
          <Part id="lk-lent" />
          <Part id="lk-ended" name="lk-m-ended" />
          <Part id="lk-lent-tag" />
        </g>
        <Part id="lk-stamp" name="lk-m-stamp" />
      </Layer>
      <Layer name="lk-m-guest">
        <g transform={atTheDoor}>
          <Part id="lk-guest-arm" />
          <Part id="lk-phone" />
          <Part id="lk-waiting" />
          <Part id="lk-received" name="lk-m-received" />
          <Part id="lk-ready" name="lk-m-ready" />
          <Part id="lk-locked" name="lk-m-locked" />
          <Part id="lk-opened" name="lk-m-opened" />
          <Part id="lk-guest-fingers" />
          <Part id="lk-guest-thumb" name="lk-m-guest-thumb" />
        </g>
      </Layer>
      <Layer name="lk-m-tag">
        <Part id="lk-tag" />
      </Layer>
      <Layer name="lk-m-envelope">
        <Part id="lk-back" />
        <Part id="lk-flap-open" name="lk-m-flap-open" />
      </Layer>
      <Layer name="lk-m-key">
        <Part id="lk-key" transform={keyAt} />
      </Layer>
      <Layer name="lk-m-envelope">
        <Part id="lk-front" />
        <Part id="lk-flap" name="lk-m-flap" />
        <Part id="lk-seal" name="lk-m-seal" />
      </Layer>
      <Layer name="lk-m-near">
        <Part id="lk-near-clouds" />
      </Layer>
      <Layer name="lk-m-mina">
        <g transform={lending}>
          <Part id="lk-mina-arm" />
          <Part id="lk-phone" />
          <Part id="lk-lend" />
          <Part id="lk-who" name="lk-m-who" />
          <Part id="lk-when" name="lk-m-when" />
          <Part id="lk-until" name="lk-m-until" />
          <Part id="lk-end" name="lk-m-end" />
          <Part id="lk-send" name="lk-m-send" />
          <Part id="lk-sent" name="lk-m-sent" />
          <Part id="lk-mina-fingers" />
          <Part id="lk-mina-thumb" name="lk-m-thumb" />
        </g>
      </Layer>
      <Layer name="lk-m-home">
        <g transform={reading}>
          <Part id="lk-mina-arm" />
          <Part id="lk-phone" />
          <Part id="lk-log" />
          <Part id="lk-mina-fingers" />
          <Part id="lk-mina-thumb" />
        </g>
      </Layer>
      <Layer name="lk-m-calls">
        <Part id="lk-calls" />
        <Part id="lk-gone" name="lk-m-gone" />
        <Part id="lk-figure" name="lk-m-figure" />
      </Layer>
    </>
  );
}

/** One key, from the thumb that lends it to the door, and to its end. */
export const stage: Stage<IotWords> = {
  words: wordsOf('stages', 'iot'),
  sheet,
  ramp: 'dusk',
  definitions: [
    'sun',
    'sun-across',
    'ink',
    'ceramic',
    'tea',
    'metal',
    'glass',
    'shadow',
    'blur',
    'cup',
    'phone-screen',
  ],
  Paints,
  Symbols,
  World,
  steps: [
    { wide: '592 52 860 696', Wide: Lend, small: '0 0 300 390', Small: LendSmall },
    { wide: '580 1062 860 696', Wide: Carry, small: '0 0 300 390', Small: CarrySmall },
    { wide: '586 2010 860 696', Wide: Open, small: '0 0 300 390', Small: OpenSmall },
    { wide: '560 2966 1000 809', Wide: End, small: '0 0 300 390', Small: EndSmall },
  ],
};

import { Arm, Fingers, Thumb } from '../../kit/hand.tsx';
import { wordsIn } from '../../scenes/words.ts';
import { Layer, Part } from '../layer.tsx';
import type { Stage } from '../stage.ts';
import { CallSymbols } from './calls.tsx';
import { DeskSymbols } from './desk.tsx';
import { HouseSymbols } from './house.tsx';
import { KeySymbols } from './key.tsx';
import { guest, mina } from './people.ts';
import { PhoneSymbols } from './phone.tsx';
import { PostSymbols } from './post.tsx';
import type { IotProps, IotWords } from './words.ts';

const people = { mina, guest };

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
      <PostSymbols {...props} />
      <HouseSymbols />
      <CallSymbols {...props} />
    </>
  );
}

const lending = 'translate(962 84) rotate(5 134 278) scale(1.12)';
const atTheDoor = 'translate(1100 2146) rotate(-5 134 278)';
const reading = 'translate(1056 3000) rotate(3 134 278) scale(1.04)';
const keyAt = 'translate(652 312) rotate(-28 55 113) scale(1.18)';

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

function Lending({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Part id="lk-mina-arm" />
      <Part id="lk-phone" />
      <Part id="lk-lend" />
      <Part id="lk-who" />
      <Part id="lk-when" />
      <Part id="lk-until" />
      <Part id="lk-end" />
      <Part id="lk-send" />
      <Part id="lk-mina-fingers" />
      <Part id="lk-mina-thumb" />
    </g>
  );
}

function Lend() {
  return (
    <>
      <Part id="lk-desk" />
      <Part id="lk-key" transform={keyAt} />
      <Lending at={lending} />
    </>
  );
}

function LendSmall() {
  return (
    <>
      <Part id="lk-desk" transform="translate(-880 -300)" />
      <Part id="lk-key" transform="translate(4 214) rotate(8 55 113) scale(.72)" />
      <Lending at="translate(76 -150) rotate(4 134 278) scale(.9)" />
    </>
  );
}

function Sealed() {
  return (
    <>
      <Part id="lk-back" />
      <Part id="lk-front" />
      <Part id="lk-flap" />
      <Part id="lk-seal" />
    </>
  );
}

function Receiving({ at }: { at: string }) {
  return (
    <g transform={at}>
      <g transform={atTheDoor}>
        <Part id="lk-guest-arm" />
        <Part id="lk-phone" />
        <Part id="lk-waiting" />
        <Part id="lk-received" />
        <Part id="lk-guest-fingers" />
        <Part id="lk-guest-thumb" />
      </g>
    </g>
  );
}

function Carry() {
  return (
    <>
      <Part id="lk-sky" />
      <Part id="lk-far-clouds" />
      <Part id="lk-mid-clouds" />
      <Receiving at="translate(-8 -612)" />
      <Part id="lk-tag" />
      <Sealed />
      <Part id="lk-near-clouds" />
    </>
  );
}

function CarrySmall() {
  return (
    <>
      <g transform="translate(-836 -1000) scale(.9)">
        <Part id="lk-sky" />
      </g>
      <Part id="lk-cloud-far" transform="translate(120 150) scale(.66)" />
      <Part id="lk-tag" transform="translate(-1074 -1118)" />
      <Part id="lk-cloud" transform="translate(150 270) scale(.6)" />
      <g transform="translate(146 262) scale(.62) translate(-862 -1322)">
        <Sealed />
      </g>
      <Part id="lk-cloud" transform="translate(-70 312) scale(.72)" />
    </>
  );
}

function Opening({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Part id="lk-guest-arm" />
      <Part id="lk-phone" />
      <Part id="lk-ready" />
      <Part id="lk-opened" />
      <Part id="lk-guest-fingers" />
      <Part id="lk-guest-thumb" />
    </g>
  );
}

/** The door ajar, as far as its boards become narrower. */
const ajar = 'translate(56.6) scale(.84 1)';

function Doorway() {
  return (
    <>
      <Part id="lk-hall-view" />
      <Part id="lk-frame" />
      <g transform={ajar}>
        <Part id="lk-door" />
        <Part id="lk-lock" />
        <Part id="lk-led" />
        <Part id="lk-handle" transform="rotate(-16 893.6 2564.4)" />
      </g>
      <Part id="lk-step" />
    </>
  );
}

function Open() {
  return (
    <>
      <Doorway />
      <Opening at={atTheDoor} />
    </>
  );
}

function OpenSmall() {
  return (
    <>
      <g transform="translate(-462 -1328) scale(.62)">
        <Doorway />
      </g>
      <Part id="lk-cat" transform="translate(42 316) scale(.66) translate(-962 -2592)" />
      <Opening at="translate(102 22) rotate(-3 134 278) scale(.85)" />
    </>
  );
}

function Ended() {
  return (
    <>
      <Part id="lk-rail" />
      <Part id="lk-own-0" />
      <Part id="lk-own-1" />
      <Part id="lk-ended" />
      <Part id="lk-lent-tag" />
      <Part id="lk-stamp" />
    </>
  );
}

function End() {
  return (
    <>
      <Ended />
      <g transform={reading}>
        <Part id="lk-mina-arm" />
        <Part id="lk-phone" />
        <Part id="lk-log" />
        <Part id="lk-mina-fingers" />
        <Part id="lk-mina-thumb" />
      </g>
      <Part id="lk-calls" />
      <Part id="lk-figure" />
    </>
  );
}

/** The rail above the calls; the tag nearer, for its words. */
function EndSmall() {
  const rail = 'translate(-392 -2092) scale(.7)';
  const tag = 'translate(238 108) scale(.92) translate(-896 -3298)';
  return (
    <>
      <Part id="lk-rail" transform={rail} />
      <Part id="lk-key" transform="translate(17 11) scale(.728)" />
      <Part id="lk-key" transform="translate(101 11) scale(.728)" />
      <Part id="lk-ended" transform={rail} />
      <Part id="lk-lent-tag" transform={tag} />
      <Part id="lk-calls-small" />
      <Part id="lk-stamp" transform={tag} />
    </>
  );
}

/** One key, from the thumb that lends it to the door, and to its end. */
export const iot: Stage<IotWords> = {
  words: wordsIn(import.meta.glob('./iot.*.json', { eager: true, import: 'default' })),
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
  Symbols,
  World,
  steps: [
    { wide: '592 60 860 696', Wide: Lend, small: '0 0 300 390', Small: LendSmall },
    { wide: '580 1062 860 696', Wide: Carry, small: '0 0 300 390', Small: CarrySmall },
    { wide: '600 2010 860 696', Wide: Open, small: '0 0 300 390', Small: OpenSmall },
    { wide: '560 2966 1000 809', Wide: End, small: '0 0 300 390', Small: EndSmall },
  ],
};

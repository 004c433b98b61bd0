import type { DrawingProps } from '../../scenes/scene.ts';
import { wordsIn } from '../../scenes/words.ts';
import { Layer, Part } from '../layer.tsx';
import type { Stage } from '../stage.ts';
import { DeskSymbols, dialAt, handAt, hot } from './desk.tsx';
import { HoldSymbols } from './hold.tsx';
import { late, limitAt, nibAt, penX, stops, TraceSymbols } from './trace.tsx';
import { TurbineSymbols } from './turbine.tsx';
import { batteryAt, logAt, VisitSymbols } from './visit.tsx';
import type english from './yokogawa.en.json';

type Words = typeof english;

const mapAt = 'translate(3540 330)';

function Symbols(props: DrawingProps<Words>) {
  return (
    <>
      <TraceSymbols {...props} />
      <TurbineSymbols {...props} />
      <HoldSymbols {...props} />
      <DeskSymbols {...props} />
      <VisitSymbols {...props} />
    </>
  );
}

const lines = [0, 1, 2, 3];

function World() {
  return (
    <>
      <Layer>
        <Part id="yk-hall" />
        <Part id="yk-desk" />
        <Part id="yk-cable" />
        <Part id="yk-turbine" />
        <Part id="yk-sensor" />
        <Part id="yk-value" />
        <Part id="yk-trail" name="yk-m-trail" />
        <Part id="yk-slips" name="yk-m-slips" />
        <Part id="yk-gateway" />
        <Part id="yk-modem" />
        <Part id="yk-down" name="yk-m-down" />
        <Part id="yk-back" name="yk-m-back" />
        <Part id="yk-held" name="yk-m-held" />
        <g transform={mapAt}>
          <Part id="yk-map" />
          <Part id="yk-route" name="yk-m-route" />
          <Part id="yk-pulse" name="yk-m-pulse" />
        </g>
        <Part id="yk-strip" />
        <Part id="yk-gap" name="yk-m-gap" />
        <Part id="yk-ink" />
        <Part id="yk-filled" name="yk-m-filled" />
      </Layer>
      <Layer name="yk-m-pen">
        <Part id="yk-blank" />
      </Layer>
      <Layer>
        <Part id="yk-rules" />
        {stops.map((stop) => (
          <Part key={stop} id="yk-limit" transform={limitAt(stop)} />
        ))}
        {late.map(([x, y], index) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <Part id="yk-late" name={`yk-m-late-${index}`} />
          </g>
        ))}
        <Part id="yk-call" name="yk-m-call" />
        <Part id="yk-bell" name="yk-m-bell" />
      </Layer>
      <Layer name="yk-m-pen">
        <Part id="yk-rail" />
        <Part id="yk-nib" name="yk-m-nib" />
        <Part id="yk-reading" name="yk-m-reading" />
      </Layer>
      <Layer name="yk-m-hand">
        <g transform={handAt}>
          <Part id="yk-arm" />
        </g>
      </Layer>
      <Layer>
        <Part id="yk-tablet" />
        <Part id="yk-slot" />
        <Part id="yk-nobody" name="yk-m-nobody" />
        <Part id="yk-name" name="yk-m-name" />
        <Part id="yk-take" />
        <Part id="yk-taken" name="yk-m-taken" />
        <g transform={dialAt}>
          <Part id="yk-dial" />
          <Part id="yk-needle" name="yk-m-needle" />
        </g>
      </Layer>
      <Layer name="yk-m-hand">
        <g transform={handAt}>
          <Part id="yk-thumb" name="yk-m-thumb" />
        </g>
      </Layer>
      <Layer name="yk-m-log">
        <g transform={logAt}>
          <Part id="yk-log" />
          {lines.map((line) => (
            <Part key={line} id={`yk-line-${line}`} name={`yk-m-line-${line}`} />
          ))}
        </g>
      </Layer>
      <Layer name="yk-m-glove">
        <g transform={batteryAt}>
          <Part id="yk-glove-arm" />
          <Part id="yk-battery" />
          <Part id="yk-glove" />
        </g>
      </Layer>
    </>
  );
}

/** The strip as it is when the camera has come to a stop. */
function Strip({ stop, isWhole = true }: { stop: number; isWhole?: boolean }) {
  return (
    <>
      <Part id="yk-strip" />
      {isWhole || <Part id="yk-gap" />}
      <Part id="yk-ink" />
      {isWhole && <Part id="yk-filled" />}
      <Part id="yk-blank" transform={`translate(${stop})`} />
      <Part id="yk-rules" />
      <Part id="yk-limit" transform={limitAt(stop)} />
      <Part id="yk-rail" transform={`translate(${stop})`} />
      <Part id="yk-nib" transform={`translate(${stop} ${nibAt(stop)})`} />
    </>
  );
}

/** From the strip's place to where its pen stands in a picture of 300 by 390. */
const smallAt = (stop: number, y = -56, pen = 204) => `translate(${pen - penX - stop} ${y})`;

function Measure() {
  return (
    <>
      <Part id="yk-hall" />
      <Part id="yk-cable" />
      <Part id="yk-turbine" />
      <Part id="yk-sensor" />
      <Part id="yk-value" />
      <Part id="yk-trail" />
      <Strip stop={stops[0]} />
    </>
  );
}

function MeasureSmall() {
  return (
    <>
      <g transform="translate(-636 -78) scale(.7)">
        <Part id="yk-hall" />
        <Part id="yk-cable" />
        <Part id="yk-turbine" />
        <Part id="yk-sensor" />
        <Part id="yk-trail" />
      </g>
      <g transform={smallAt(stops[0])}>
        <Strip stop={stops[0]} />
      </g>
      <Part id="yk-limit" transform="translate(14 -56)" />
    </>
  );
}

/** The first of the late readings, as they find their places. */
function Late() {
  return late
    .slice(0, 3)
    .map(([x, y]) => <Part key={x} id="yk-late" transform={`translate(${x} ${y})`} />);
}

function Hold() {
  return (
    <>
      <Part id="yk-cable" />
      <Part id="yk-slips" />
      <Part id="yk-gateway" />
      <Part id="yk-modem" />
      <Part id="yk-back" />
      <Part id="yk-held" />
      <Strip stop={stops[1]} isWhole={false} />
      <Late />
    </>
  );
}

function HoldSmall() {
  return (
    <>
      <g transform="translate(-1040 12) scale(.66)">
        <Part id="yk-slips" />
        <Part id="yk-gateway" />
      </g>
      <g transform={smallAt(stops[1], -56, 276)}>
        <Strip stop={stops[1]} isWhole={false} />
        <Late />
      </g>
      <Part id="yk-limit" transform="translate(34 -56)" />
    </>
  );
}

function Charge() {
  return (
    <>
      <Part id="yk-desk" />
      <Part id="yk-arm" transform={handAt} />
      <Part id="yk-tablet" />
      <Part id="yk-name" />
      <Part id="yk-taken" />
      <Part id="yk-dial" transform={dialAt} />
      <Part id="yk-needle" transform={`${dialAt} ${hot}`} />
      <Part id="yk-thumb" transform={handAt} />
      <Strip stop={stops[2]} />
      <Part id="yk-call" />
      <Part id="yk-bell" />
    </>
  );
}

/** The name and the button, with the tablet behind the strip. */
function ChargeSmall() {
  return (
    <>
      <g transform="translate(-2818 -306) scale(.95)">
        <Part id="yk-desk" />
        <Part id="yk-arm" transform={handAt} />
        <Part id="yk-tablet" />
        <Part id="yk-name" />
        <Part id="yk-taken" />
        <Part id="yk-thumb" transform={handAt} />
      </g>
      <g transform={smallAt(stops[2], -96)}>
        <Strip stop={stops[2]} />
        <Part id="yk-bell" />
      </g>
    </>
  );
}

function Visit() {
  return (
    <>
      <g transform={mapAt}>
        <Part id="yk-map" />
        <Part id="yk-route" />
      </g>
      <Strip stop={stops[3]} />
      <g transform={logAt}>
        <Part id="yk-log" />
        {lines.map((line) => (
          <Part key={line} id={`yk-line-${line}`} />
        ))}
      </g>
      <g transform={batteryAt}>
        <Part id="yk-glove-arm" />
        <Part id="yk-battery" />
        <Part id="yk-glove" />
      </g>
    </>
  );
}

/** The end of the route, what is taken along, and how it ends. */
function VisitSmall() {
  return (
    <>
      <g transform="translate(-154 -168)">
        <Part id="yk-map" />
        <Part id="yk-route" />
      </g>
      <g transform="translate(216 66) rotate(-9) scale(.32)">
        <Part id="yk-glove-arm" />
        <Part id="yk-battery" />
        <Part id="yk-glove" />
      </g>
      <g transform="translate(9 194) scale(.88)">
        <Part id="yk-log" />
        {lines.map((line) => (
          <Part key={line} id={`yk-line-${line}`} />
        ))}
      </g>
    </>
  );
}

/** One alarm, along the trace that raised it. */
export const yokogawa: Stage<Words> = {
  words: wordsIn(import.meta.glob('./yokogawa.*.json', { eager: true, import: 'default' })),
  ramp: 'lagoon',
  definitions: ['sun', 'sun-across', 'ink', 'metal', 'shadow', 'blur'],
  Symbols,
  World,
  steps: [
    { wide: '592 22 970 785', Wide: Measure, small: '0 0 300 390', Small: MeasureSmall },
    { wide: '1560 22 970 785', Wide: Hold, small: '0 0 300 390', Small: HoldSmall },
    { wide: '2536 22 955 773', Wide: Charge, small: '0 0 300 390', Small: ChargeSmall },
    { wide: '3530 22 980 793', Wide: Visit, small: '0 0 300 390', Small: VisitSmall },
  ],
};

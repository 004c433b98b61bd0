import type { DrawingProps } from '../../scenes/scene.ts';
import { Layer, Part } from '../layer.tsx';
import sheet from './yokogawa.scss?url';
import type { Stage } from '../stage.ts';
import {
  Charge,
  ChargeSmall,
  Hold,
  HoldSmall,
  Measure,
  MeasureSmall,
  Visit,
  VisitSmall,
} from './at-rest.tsx';
import { late, limitAt, stops } from './course.ts';
import { DeskSymbols, handAt } from './desk.tsx';
import { dialAt } from './dial.tsx';
import { HoldSymbols } from './hold.tsx';
import { TraceSymbols } from './trace.tsx';
import { TurbineSymbols } from './turbine.tsx';
import { batteryAt, lines, logAt, mapAt, VisitSymbols } from './visit.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type Words = PictureWords['stages']['yokogawa'];

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
        <Part id="yk-called" />
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

/** One alarm, along the trace that raised it. */
export const stage: Stage<Words> = {
  words: wordsOf('stages', 'yokogawa'),
  sheet,
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

import { Part } from '../layer.tsx';
import { late, limitAt, nibAt, penX, stops } from './course.ts';
import { handAt } from './desk.tsx';
import { dialAt, hot } from './dial.tsx';
import { batteryAt, lines, logAt, mapAt } from './visit.tsx';

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

export function Measure() {
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

export function MeasureSmall() {
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
  return (
    <g className="stage-arrival">
      {late.slice(0, 3).map(([x, y]) => (
        <Part key={x} id="yk-late" transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
}

export function Hold() {
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

export function HoldSmall() {
  return (
    <>
      <g transform="translate(-1040 12) scale(.66)">
        <Part id="yk-slips" />
        <Part id="yk-gateway" />
      </g>
      <g transform={`translate(272 -44) scale(.93) translate(${-penX - stops[1]})`}>
        <Strip stop={stops[1]} isWhole={false} />
        <Late />
      </g>
      <Part id="yk-limit" transform="translate(42 -44) scale(.93)" />
    </>
  );
}

export function Charge() {
  return (
    <>
      <Part id="yk-desk" />
      <Part id="yk-arm" transform={handAt} />
      <Part id="yk-tablet" />
      <Part id="yk-called" />
      <Part id="yk-name" />
      <Part id="yk-taken" />
      <Part id="yk-dial" transform={dialAt} />
      <Part id="yk-needle" transform={`${dialAt} ${hot}`} />
      <Part id="yk-thumb" name="stage-arrival" transform={handAt} />
      <Strip stop={stops[2]} />
      <Part id="yk-call" />
      <Part id="yk-bell" />
    </>
  );
}

/** The name and the button, with the tablet behind the strip. */
export function ChargeSmall() {
  return (
    <>
      <g transform="translate(-2818 -297) scale(.95)">
        <Part id="yk-desk" />
        <Part id="yk-arm" transform={handAt} />
        <Part id="yk-tablet" />
        <Part id="yk-name" />
        <Part id="yk-taken" />
        <Part id="yk-thumb" name="stage-arrival" transform={handAt} />
      </g>
      <g transform={smallAt(stops[2], -88)}>
        <Strip stop={stops[2]} />
        <Part id="yk-bell" />
      </g>
    </>
  );
}

export function Visit() {
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
      <g className="stage-arrival" transform={batteryAt}>
        <Part id="yk-glove-arm" />
        <Part id="yk-battery" />
        <Part id="yk-glove" />
      </g>
    </>
  );
}

/** The end of the route, what is taken along, and how it ends. */
export function VisitSmall() {
  return (
    <>
      <g transform="translate(-154 -168)">
        <Part id="yk-map" />
        <Part id="yk-route" />
      </g>
      <g transform="translate(9 194) scale(.88)">
        <Part id="yk-log" />
        {lines.map((line) => (
          <Part key={line} id={`yk-line-${line}`} />
        ))}
      </g>
      <g className="stage-arrival" transform="translate(212 66) rotate(-9) scale(.32)">
        <Part id="yk-glove-arm" />
        <Part id="yk-battery" />
        <Part id="yk-glove" />
      </g>
    </>
  );
}

import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { IotProps } from './words.ts';

/** Of twelve calls, five are left: 58 % less. */
const [before, after] = [12, 5];
const step = 31;

/** A receiver of 26 by 26. */
const receiver =
  'M3 9C8 2 18 2 23 9c2 3 1 6-1 7l-3 1c-2 0-3-1-3-3v-2c-2-1-4-1-6 0v2c0 2-1 3-3 3l-3-1C2 15 1 12 3 9zM8 19h10l2 6H6z';

function Row({ from, to, y, fill }: { from: number; to: number; y: number; fill: string }) {
  return Array.from({ length: to - from }, (_, index) => (
    <path
      key={index}
      d={receiver}
      transform={`translate(${28 + (from + index) * step} ${y})`}
      fill={fill}
    />
  ));
}

const at = 'translate(606 3440)';
const smallAt = 'translate(12 174)';

export function CallSymbols({ words, format }: IotProps) {
  return (
    <>
      <g id="lk-calls" transform={at}>
        <Panel x={0} y={0} width={424} height={316} radius={20} lift={70}>
          <Text x={28} y={44} size={18} weight="bold">
            {words.calls}
          </Text>
          <Text x={28} y={80} size={14} tone="muted">
            {words.before}
          </Text>
          <Row from={0} to={before} y={92} fill="#b98a4c" />
          <Text x={28} y={152} size={14} weight="bold">
            {words.after}
          </Text>
          <Row from={0} to={after} y={164} fill={palette.teal} />
          <Row from={after} to={before} y={164} fill="#efe2c8" />
        </Panel>
      </g>
      <g id="lk-gone" transform={at}>
        <Row from={after} to={before} y={164} fill={palette.teal} />
      </g>
      <g id="lk-figure" transform={at}>
        <path
          d="M184 202v6a8 8 0 0 0 8 8H386a8 8 0 0 0 8-8v-6"
          fill="none"
          stroke={palette.ember}
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <Text x={396} y={286} size={66} weight="bold" anchor="end" spacing={-2.8}>
          {format.percent(-0.58)}
        </Text>
      </g>
      <g id="lk-calls-small" transform={smallAt}>
        <Panel x={0} y={0} width={276} height={204} lift={40}>
          <Text x={18} y={34} size={15} weight="bold">
            {words.calls}
          </Text>
          <Text x={18} y={60} size={13} tone="muted">
            {words.before}
          </Text>
          <g transform="translate(1 66) scale(.64)">
            <Row from={0} to={before} y={0} fill="#b98a4c" />
          </g>
          <Text x={18} y={110} size={13} weight="bold">
            {words.after}
          </Text>
          <g transform="translate(1 116) scale(.64)">
            <Row from={0} to={after} y={0} fill={palette.teal} />
            <Row from={after} to={before} y={0} fill="#efe2c8" />
          </g>
          <Text x={258} y={188} size={48} weight="bold" anchor="end">
            {format.percent(-0.58)}
          </Text>
        </Panel>
      </g>
    </>
  );
}

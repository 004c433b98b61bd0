import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Place } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

type LotRecordWords = PictureWords['scenes']['lot-record'];

type CardProps = Place & { words: LotRecordWords };

/** Everyone has a hand of their own; 76 wide, on the line at 0. */
const signatures = {
  farm: 'M0 0c6-10 9-10 9 0s6 2 9-5 8-3 8 3 8 3 13-4 9 2 16 0',
  station: 'M2-14c-2 8-4 14-4 16 4-8 14-20 18-15s-8 8-12 8c6 2 8 6 14 4s6-6 10-4 2 5 8 3 8-4 22-1',
  exporter: 'M13-12C2-17-4 4 10 1s8-8 13-6 2 7 8 4 6-8 11-4 3 5 9 2 8-4 22-2',
  importer:
    'M14-15C4-18-2-8 4-4s10-2 8 3-14 4-14-1M20-4c6-4 8-2 6 2s6 2 8-2 6-2 6 2 10-2 12-6 4 8 18 3',
  roaster: 'M0-13h16M8-13L4 3M14-6c6 0 4 8 8 8s4-8 8-8 2 8 6 8 4-18 8-18-6 18 0 18 8-8 26-6',
} as const;

type Party = keyof typeof signatures;

/** Who hands the lot over to whom. */
const handsOver = {
  station: 'farm',
  exporter: 'station',
  importer: 'exporter',
  roaster: 'importer',
} as const satisfies Partial<Record<Party, Party>>;

/** One handover of the lot, signed by both sides; 216 by 94. */
export function HandoverCard({ x, y, to, words }: CardProps & { to: keyof typeof handsOver }) {
  return (
    <Panel x={x} y={y} width={216} height={94} radius={14} lift={40}>
      <circle cx="34" cy="34" r="16" fill={palette.mint} />
      <Glyph name="check" x={24} y={24} size={20} colour={palette.tealDeep} />
      <Name name={words[to]} detail={words[`${to}Detail`]} />
      {[handsOver[to], to].map((party, index) => (
        <g key={party} transform={`translate(${index === 0 ? 22 : 118} 76)`}>
          <Stroke d={signatures[party]} colour="#31504f" width={1.8} />
          <path d="M0 6h76" stroke={palette.ink} strokeOpacity=".18" />
        </g>
      ))}
    </Panel>
  );
}

/** Where the lot begins: nobody has handed it over yet; 216 by 72. */
export function OriginCard({ x, y, words }: CardProps) {
  return (
    <Panel x={x} y={y} width={216} height={72} radius={14} lift={40}>
      <circle cx="34" cy="36" r="16" fill={palette.honey} />
      <Glyph name="pin" x={24} y={26} size={20} colour={palette.ember} />
      <g transform="translate(0 2)">
        <Name name={words.farm} detail={words.farmDetail} />
      </g>
    </Panel>
  );
}

function Name({ name, detail }: { name: string; detail: string }) {
  return (
    <>
      <Text x={58} y={31} size={14} weight="bold">
        {name}
      </Text>
      <Text x={58} y={50} size={13} tone="muted">
        {detail}
      </Text>
    </>
  );
}

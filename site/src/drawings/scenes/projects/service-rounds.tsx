import { Button, Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Phone } from '../../kit/phone.tsx';
import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../scene.ts';

interface ServiceRoundsWords {
  elevator: string;
  /** 3 of 5 points are checked. */
  progress: string;
  door: string;
  rope: string;
  brake: string;
  light: string;
  pit: string;
  speak: string;
  next: string;
  doorCode: string;
  caretaker: string;
}

function ServiceRoundsWide({ words, format }: DrawingProps<ServiceRoundsWords>) {
  return (
    <>
      <Shaft x={36} y={36} />
      <Toolbox x={290} y={62} />
      <g transform="rotate(-4 394 270)">
        <Phone x={292} y={42} scale={0.8} time="10:48" lift={60}>
          <ChecklistScreen words={words} />
        </Phone>
      </g>
      <NextCard x={524} y={332} words={words} format={format} />
    </>
  );
}

function ServiceRoundsSmall({ words }: { words: ServiceRoundsWords }) {
  return (
    <>
      <g transform="translate(-96 0)">
        <Shaft x={0} y={24} />
      </g>
      <g transform="rotate(3 220 300)">
        <Phone x={108} y={24} scale={0.94} time="10:48" lift={60}>
          <ChecklistScreen words={words} />
        </Phone>
      </g>
    </>
  );
}

const storeys = [4, 3, 2, 1, 0];

/** A section through an elevator shaft, 206 by 460. */
function Shaft({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <BoxShadow width={206} height={460} radius={12} length={70} />
      <rect width="206" height="460" rx="12" fill="#e9d8bc" />
      <rect x="34" y="14" width="132" height="432" rx="4" fill="#4a3b30" />
      <path d="M44 14v432M156 14v432" stroke="#8d8073" strokeWidth="3" />
      {storeys.map((storey, index) => (
        <g key={storey} transform={`translate(0 ${40 + index * 82})`}>
          <rect x="166" y="52" width="40" height="12" fill="#cdb48c" />
          <rect x="168" y="4" width="5" height="48" fill={paint.metal} />
          <Text x={188} y={36} size={13} weight="bold" anchor="middle" tone="muted">
            {storey}
          </Text>
        </g>
      ))}
      <rect x="66" y="22" width="76" height="26" rx="8" fill="#2a1f18" />
      <circle cx="104" cy="36" r="20" fill={paint.metal} />
      <circle cx="104" cy="36" r="7" fill="#4a3b30" />
      <path d="M98 56v120M104 56v120M124 36v280" stroke="#cfc2b2" strokeWidth="2.5" />
      <rect x="56" y="176" width="78" height="104" rx="6" fill={paint.sun} />
      <rect x="64" y="186" width="62" height="84" rx="4" fill="#fff4dd" />
      <path d="M95 186v84" stroke="#d9a13c" strokeWidth="2.5" />
      <path d="M72 194h46" stroke={palette.sun} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M50 186v16M50 254v16M140 186v16M140 254v16"
        stroke="#cfc2b2"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="138" y="316" width="22" height="66" rx="4" fill="#8d8073" />
      <path
        d="M70 446c0-16 8-22 10-6 6-18 12-18 16 0 6-16 12-14 14 6"
        fill="none"
        stroke={palette.orange}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect
        x="1"
        y="1"
        width="204"
        height="458"
        rx="11"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2"
      />
    </g>
  );
}

/** An open toolbox from above, 330 by 250. */
function Toolbox({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(6 190 130)`}>
      <BoxShadow width={390} height={250} radius={18} length={70} />
      <rect width="390" height="250" rx="18" fill="#b23c02" />
      <rect x="10" y="10" width="370" height="230" rx="12" fill="#7d2a02" />
      <rect x="262" y="22" width="106" height="206" rx="8" fill="#59200a" />
      <g transform="translate(284 36)">
        <path d="M8 0l8 14v70H0V14z" fill={paint.metal} transform="translate(0 0)" />
        <rect x="-4" y="82" width="24" height="92" rx="10" fill={palette.sun} />
        <path d="M2 96v64M14 96v64" stroke="#b8640c" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M46 12a18 18 0 0 1 34-6l-14 10 4 14 16-2a18 18 0 0 1-20 14v132a10 10 0 0 1-20 0V40a18 18 0 0 1 0-28z"
          fill={paint.metal}
        />
      </g>
      <rect
        x="1"
        y="1"
        width="388"
        height="248"
        rx="17"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="2"
      />
    </g>
  );
}

function ChecklistScreen({ words }: { words: ServiceRoundsWords }) {
  const points = [words.door, words.rope, words.brake, words.light, words.pit];
  return (
    <>
      <Text x={20} y={76} size={20} weight="bold">
        {words.elevator}
      </Text>
      <Text x={20} y={98} size={12.5} tone="muted">
        {words.progress}
      </Text>
      <rect x="20" y="112" width="204" height="8" rx="4" fill={palette.wheat} />
      <rect x="20" y="112" width="122" height="8" rx="4" fill={paint.sunAcross} />
      {points.map((point, index) => (
        <g key={point} transform={`translate(14 ${136 + index * 60})`}>
          <rect width="216" height="50" rx="16" fill={index === 3 ? palette.honey : palette.sand} />
          <circle cx="28" cy="25" r="14" fill={index < 3 ? palette.teal : palette.white} />
          {index < 3 && <Glyph name="check" x={19} y={16} size={18} colour="#fff" />}
          <Text x={54} y={30} size={14} weight="medium">
            {point}
          </Text>
        </g>
      ))}
      <Button x={14} y={446} width={216} height={56}>
        {words.speak}
      </Button>
    </>
  );
}

function NextCard({ x, y, words, format }: DrawingProps<ServiceRoundsWords> & Place) {
  return (
    <Panel x={x} y={y} width={216} height={154} radius={18} lift={56}>
      <Text x={20} y={34} size={12.5} tone="muted">
        {words.next}
      </Text>
      <Text x={20} y={64} size={18} weight="bold">
        8 rue Oberkampf
      </Text>
      <Rule d="M20 82H196" />
      <Glyph name="key" x={20} y={94} size={18} colour="#c8480a" />
      <Text x={46} y={108} size={12.5} weight="medium">
        {words.doorCode}
      </Text>
      <Glyph name="user" x={20} y={120} size={18} colour="#c8480a" />
      <Text x={46} y={134} size={12.5} weight="medium">
        {words.caretaker}
      </Text>
      <Chip x={124} y={18} width={74} colour="sun">
        {format.time(11, 30)}
      </Chip>
    </Panel>
  );
}

/** A technician's checklist between an elevator shaft and a toolbox. */
export const serviceRounds: Scene<ServiceRoundsWords> = {
  ramp: 'honey',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: ServiceRoundsWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: ServiceRoundsSmall,
  },
};

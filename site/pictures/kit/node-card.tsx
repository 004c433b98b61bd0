import type { IconName } from './icon-paths.ts';
import { palette } from '../palette.ts';
import { Glyph } from './glyph.tsx';
import { Panel } from './panel.tsx';
import { Text } from './text.tsx';

interface NodeCardProps {
  x: number;
  y: number;
  width: number;
  title: string;
  detail: string;
  icon: IconName;
  /** The ground of the icon: honey for what runs, mint for what keeps data. */
  colour?: string;
}

const nodeHeight = 92;

/** One part of an architecture: what it is and what matters about it. */
export function NodeCard({ x, y, width, title, detail, icon, colour = '#ffe7b8' }: NodeCardProps) {
  return (
    <Panel x={x} y={y} width={width} height={nodeHeight} radius={14} lift={16}>
      <rect x="18" y="24" width="44" height="44" rx="12" fill={colour} />
      <Glyph name={icon} x={28} y={34} size={24} />
      <Text x={76} y={42} size={15.5} weight="bold">
        {title}
      </Text>
      <Text x={76} y={62} size={13.5} tone="muted">
        {detail}
      </Text>
    </Panel>
  );
}

/** A supporting part, named only. */
export function NodePill({
  x,
  y,
  width,
  children,
}: {
  x: number;
  y: number;
  width: number;
  children: string;
}) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height="48"
        rx="24"
        fill={palette.paper}
        stroke={palette.ink}
        strokeOpacity=".3"
        strokeWidth="1.4"
      />
      <Text x={x + width / 2} y={y + 29} size={13.5} weight="medium" anchor="middle">
        {children}
      </Text>
    </>
  );
}

/** Where data flows: rows of seedlings from one part to another, an arrow at the end of each. */
export function Flow({ d, isQuiet = false }: { d: string; isQuiet?: boolean }) {
  return d
    .split(/(?=M)/)
    .map((line) => (
      <path
        key={line}
        d={line}
        fill="none"
        stroke={isQuiet ? quiet : palette.orange}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeDasharray=".1 8"
        markerEnd={isQuiet ? 'url(#arrow-quiet)' : 'url(#arrow)'}
      />
    ));
}

const quiet = '#a8957c';

const arrow = (id: string, colour: string) => (
  <marker
    id={id}
    viewBox="0 0 12 12"
    refX="9"
    refY="6"
    markerWidth="5"
    markerHeight="5"
    orient="auto"
  >
    <path
      d="M3 1.5L9 6l-6 4.5"
      fill="none"
      stroke={colour}
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </marker>
);

export const arrows = {
  arrow: arrow('arrow', palette.orange),
  'arrow-quiet': arrow('arrow-quiet', quiet),
};

import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';

const lines = [214, 240, 226, 168, 0, 236, 210, 240, 196, 0, 228, 240, 144];
/** Lines the reader may not see. */
const redacted = new Set([2, 7, 8]);

interface DocumentProps {
  x: number;
  y: number;
  title: string;
  /** The reader's address, printed across the page. */
  watermark: string;
}

/** One page with what is secret blacked out, marked with its reader; 296 by 388. */
export function DocumentPage({ x, y, title, watermark }: DocumentProps) {
  return (
    <Panel x={x} y={y} width={296} height={388} radius={6} lift={50}>
      <Text x={28} y={50} size={17} weight="bold">
        {title}
      </Text>
      <path d="M28 66h60" stroke={palette.orange} strokeWidth="3" />
      {lines.map((width, index) => (
        <rect
          key={index}
          x="28"
          y={92 + index * 20 - (redacted.has(index) ? 3 : 0)}
          width={width}
          height={redacted.has(index) ? 12 : 6}
          rx={redacted.has(index) ? 2 : 3}
          fill={redacted.has(index) ? palette.ink : '#e4d8cc'}
        />
      ))}
      <g opacity=".2" transform="rotate(-32 148 214)">
        {[150, 214, 278].map((top, index) => (
          <Text key={top} x={60 + (index % 2) * 40} y={top} size={15} weight="bold" fill="#5e395a">
            {watermark}
          </Text>
        ))}
      </g>
    </Panel>
  );
}

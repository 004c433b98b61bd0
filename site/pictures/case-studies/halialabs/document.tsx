import type { ReactNode } from 'react';

import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';

const lines = [214, 240, 226, 168, 0, 236, 210, 240, 196, 0, 228, 240, 144];
/** Lines the reader may not see. */
const redacted = new Set([2, 7, 8]);

interface SheetProps {
  x?: number;
  y?: number;
  title: string;
  children?: ReactNode;
}

/** A page as its owner has it; 296 by 388. */
export function Sheet({ x = 0, y = 0, title, children }: SheetProps) {
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
          y={92 + index * 20}
          width={width}
          height="6"
          rx="3"
          fill="#e4d8cc"
        />
      ))}
      {children}
    </Panel>
  );
}

/** What its reader sees: secret lines blacked out, and the reader's address printed across it. */
export function ReaderMarks({ watermark }: { watermark: string }) {
  return (
    <>
      {lines.map(
        (width, index) =>
          redacted.has(index) && (
            <rect
              key={index}
              x="28"
              y={89 + index * 20}
              width={width}
              height="12"
              rx="2"
              fill={palette.ink}
            />
          ),
      )}
      <g opacity=".2" transform="rotate(-32 148 214)">
        {[150, 214, 278].map((top, index) => (
          <Text key={top} x={60 + (index % 2) * 40} y={top} size={15} weight="bold" fill="#5e395a">
            {watermark}
          </Text>
        ))}
      </g>
    </>
  );
}

/** One page with what is secret blacked out, marked with its reader. */
export function DocumentPage({ watermark, ...sheet }: SheetProps & { watermark: string }) {
  return (
    <Sheet {...sheet}>
      <ReaderMarks watermark={watermark} />
    </Sheet>
  );
}

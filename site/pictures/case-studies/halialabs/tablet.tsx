import { BackOfHand } from '../../kit/hands/hands.tsx';
import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Quarter } from './dial.tsx';
import { reader } from './people.ts';
import type { MomentProps } from './words.ts';

/** The pages beside the one that is read. */
function Pages() {
  return [0, 1, 2, 3, 4].map((page) => (
    <g key={page} transform={`translate(672 ${190 + page * 92})`}>
      {page === 2 && <rect x="-6" y="-6" width="70" height="88" rx="8" fill={palette.sun} />}
      <rect width="58" height="76" rx="4" fill="#f6ecf0" />
      <path
        d={`M9 15h24M9 28h${36 - page * 2}M9 39h40M9 50h${26 + page * 2}M9 61h34`}
        stroke={page === 2 ? '#5e395a' : '#c9b0bf'}
        strokeWidth="5"
      />
    </g>
  ));
}

/** What one would do with a page: look closer, print. */
function Tools() {
  return (
    <>
      <circle cx="1206" cy="222" r="32" fill="#5a3953" />
      <Glyph name="search" x={1191} y={207} size={30} colour="#f6ecf0" />
      <circle cx="1206" cy="312" r="32" fill="#5a3953" />
      <path
        d="M1195 305v-11h22v11M1191 322h-4v-17h38v17h-4M1195 316h22v14h-22z"
        fill="none"
        stroke="#f6ecf0"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  );
}

export function TabletSymbols({ words, room }: MomentProps) {
  return (
    <>
      <g id="ha-tablet">
        <Quarter ground="#1c6f72">
          <path
            d={Array.from({ length: 24 }, (_, row) => `M380 ${150 + row * 52}H1700`).join('')}
            stroke="#0b5f63"
            strokeWidth="5"
            strokeDasharray="18 14"
          />
          <g transform="translate(0 28)">
            <rect
              x="632"
              y="112"
              width="650"
              height="640"
              rx="34"
              fill="#04201f"
              opacity=".3"
              transform="translate(-22 30)"
            />
            <rect x="632" y="112" width="650" height="640" rx="34" fill="#8d8073" />
            <rect x="632" y="108" width="650" height="640" rx="34" fill="#1b1410" />
            <rect x="648" y="124" width="618" height="608" rx="20" fill="#3b2136" />
            <Text x={676} y={162} size={18} weight="bold" tone="white">
              {words.page}
            </Text>
            <Chip x={1070} y={129} width={180} size={17} colour="sun">
              {room.untilFriday}
            </Chip>
            <Pages />
            <Tools />
          </g>
        </Quarter>
      </g>
      <g id="ha-marked">
        <Panel x={676} y={632} width={322} height={98} lift={50}>
          <rect x="20" y="22" width="54" height="54" rx="16" fill="#efdfe1" />
          <Glyph name="eye" x={32} y={34} size={30} colour="#5e395a" />
          <Text x={92} y={44} size={17.5} weight="bold">
            {words.reader}
          </Text>
          <Text x={92} y={68} size={16.5} tone="muted">
            {words.readerDetail}
          </Text>
        </Panel>
      </g>
      <g id="ha-ring">
        <circle cx="1206" cy="340" r="32" fill="none" stroke={palette.orange} strokeWidth="5" />
      </g>
      <g id="ha-blocked">
        <Panel x={942} y={311} width={220} height={58} radius={29} lift={36} fill={palette.honey}>
          <Glyph name="close" x={20} y={17} size={24} colour="#5e395a" />
          <Text x={54} y={35} size={17.5} weight="bold">
            {words.refused}
          </Text>
        </Panel>
      </g>
      <g id="ha-reader">
        <BackOfHand of={reader} turn={-36} />
      </g>
    </>
  );
}

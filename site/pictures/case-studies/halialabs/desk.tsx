import { BackOfHand } from '../../kit/hands/hands.tsx';
import { Avatar, Button, Chip, Toggle } from '../../kit/controls.tsx';
import { Rule } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { Quarter } from './dial.tsx';
import { owner } from './people.ts';
import type { MomentProps } from './words.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import halialabsArtwork from './halialabs.svg?raw';

const boards = [560, 720, 880, 1040, 1200, 1360, 1520];

/** Whom the page is for, until when, and what may be done with it. */
function ShareCard({ words, room }: MomentProps) {
  return (
    <Panel x={1024} y={244} width={330} height={344} radius={18} lift={70}>
      <Text x={28} y={50} size={21} weight="bold">
        {room.patents}
      </Text>
      {[words.to, words.until, words.printing].map((label, row) => (
        <Text key={label} x={28} y={108 + row * 58} size={16.5} tone="muted">
          {label}
        </Text>
      ))}
      <Avatar x={186} y={102} radius={20.5} colour={palette.honey}>
        MK
      </Avatar>
      <Text x={214} y={108} size={17} weight="bold">
        M. Keller
      </Text>
      <Chip x={166} y={143} width={136} size={17} colour="teal">
        {words.friday}
      </Chip>
      <g transform="translate(244 204) scale(1.7)">
        <Toggle x={0} y={0} isOn={false} />
      </g>
      <Rule d="M28 131H302M28 189H302" />
    </Panel>
  );
}

export function DeskSymbols(props: MomentProps) {
  const { words } = props;
  return (
    <>
      <g id="ha-desk">
        <Quarter ground="#dca56c">
          {boards.map((x, index) => (
            <path
              key={x}
              d={`M${x} 100V1300M${x + 60 + (index % 3) * 22} 100q26 210 0 420t8 440v340M${x + 104} 100q-20 300 0 460t-6 400v340`}
              fill="none"
              stroke="#b3743a"
              strokeOpacity=".42"
              strokeWidth="4"
            />
          ))}
          <g transform="rotate(-3 948 410)">
            <path
              d="M716 140H1186V700H716z"
              fill="#4a1e08"
              opacity=".18"
              transform="translate(-14 18)"
            />
            <rect x="716" y="140" width="470" height="560" rx="18" fill="#6d4268" />
            <rect
              x="728"
              y="152"
              width="446"
              height="536"
              rx="12"
              fill="none"
              stroke="#c9a3c2"
              strokeWidth="3"
              strokeDasharray="12 9"
            />
          </g>
          <Artwork svg={halialabsArtwork} part="cup" />
          <Artwork svg={halialabsArtwork} part="pen" />
        </Quarter>
      </g>
      <g id="ha-share">
        <ShareCard {...props} />
        <g transform="translate(1052 514) scale(1.15)">
          <Button x={0} y={0} width={238}>
            {words.share}
          </Button>
        </g>
      </g>
      <g id="ha-done">
        <rect x="1052" y="514" width="274" height="46" rx="23" fill={palette.teal} />
        <Text x={1189} y={543} size={16.5} weight="bold" tone="white" anchor="middle">
          {words.done}
        </Text>
      </g>
      <g id="ha-owner">
        <BackOfHand of={owner} turn={8} />
      </g>
    </>
  );
}

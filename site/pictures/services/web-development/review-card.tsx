import { Avatar, Chip } from '../../kit/controls.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { PictureWords } from '../../words.ts';

type WebDevelopmentWords = PictureWords['scenes']['web-development'];

const added = [
  { y: 92, width: 216, isAdded: false },
  { y: 110, width: 172, isAdded: true },
  { y: 128, width: 244, isAdded: true },
  { y: 146, width: 130, isAdded: false },
];

export function ReviewCard({ x, y, words }: { x: number; y: number; words: WebDevelopmentWords }) {
  return (
    <Panel x={x} y={y} width={340} height={172} radius={18} lift={60} fill={palette.ink}>
      <Avatar x={36} y={38} colour="#ffd98a">
        LN
      </Avatar>
      <Text x={62} y={34} size={14} weight="bold" tone="white">
        {words.review}
      </Text>
      <Text x={62} y={52} size={12.5} tone="onInk">
        {words.reviewDetail}
      </Text>
      <Chip x={228} y={24} width={94} colour="teal">
        {words.approved}
      </Chip>
      <path d="M20 72H320" stroke="#fff" strokeOpacity=".14" />
      {added.map(({ y: top, width, isAdded }) => (
        <g key={top}>
          {isAdded && (
            <rect x="20" y={top - 8} width="300" height="18" rx="4" fill={palette.teal} />
          )}
          <rect
            x="28"
            y={top - 2}
            width="12"
            height="5"
            rx="2.5"
            fill={isAdded ? palette.tealLight : '#5d4c40'}
          />
          <rect
            x="50"
            y={top - 3}
            width={width * 0.4}
            height="7"
            rx="3.5"
            fill={isAdded ? '#fff' : '#8a7462'}
          />
          <rect
            x={58 + width * 0.4}
            y={top - 3}
            width={width * 0.5}
            height="7"
            rx="3.5"
            fill={isAdded ? palette.sun : '#5d4c40'}
          />
        </g>
      ))}
    </Panel>
  );
}

import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { night, windowScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type RoundVanWords = PictureWords['scenes']['round-van'];

function RoundVan({ words, width }: ScreenProps<RoundVanWords>) {
  const columns = width > 400 ? 3 : 2;
  const rows = words.parts.length / columns;
  const box = { width: (width - 24) / columns, height: 238 / rows };
  return (
    <>
      <path d={`M0 38H${width}V324a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z`} fill={night.screen} />
      <Text x={20} y={72} size={18} weight="bold" tone="white">
        {words.heading}
      </Text>
      {words.parts.map((part, index) => {
        const left = stock[index] ?? 0;
        const [column, row] = [index % columns, Math.floor(index / columns)];
        return (
          <g
            key={part}
            transform={`translate(${12 + column * box.width} ${86 + row * box.height})`}
          >
            <rect
              x="4"
              y="4"
              width={box.width - 8}
              height={box.height - 8}
              rx="12"
              fill={left ? night.row : palette.honey}
            />
            <Text
              x={18}
              y={30}
              size={13.5}
              weight="medium"
              fill={left ? palette.white : palette.ink}
            >
              {part}
            </Text>
            {left ? (
              Array.from({ length: left }, (_, piece) => (
                <rect
                  key={piece}
                  x={18 + piece * 14}
                  y={box.height - 36}
                  width="10"
                  height="20"
                  rx="3"
                  fill={colours[index % colours.length]}
                />
              ))
            ) : (
              <Text x={18} y={box.height - 20} size={13} weight="bold" tone="ember">
                {words.ordered}
              </Text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** How many are left of each part: none of the brake's pads, which have been ordered. */
const stock = [4, 2, 6, 3, 7, 0];
const colours = [palette.tealLight, palette.amber, '#d98a5a'];

/** The stock of a van, as its shelves stand. */
export const scene: Scene<RoundVanWords> = windowScreen(
  wordsOf('scenes', 'round-van'),
  'honey',
  RoundVan,
);

import { Chip, OutlineButton } from '../../kit/controls.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { windowScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type AuctionDeskWords = PictureWords['scenes']['auction-desk'];

function AuctionDesk({ words, format, width }: ScreenProps<AuctionDeskWords>) {
  return (
    <>
      <Text x={20} y={76} size={20} weight="bold">
        {words.lot}
      </Text>
      <OutlineButton x={width - 140} y={50} width={120} height={40}>
        {words.pause}
      </OutlineButton>
      {words.bidders.map((bidder, index) => {
        const isOnline = index === 1 || index === 2;
        return (
          <g key={bidder} transform={`translate(12 ${102 + index * 57})`}>
            <rect
              width={width - 24}
              height="50"
              rx="14"
              fill={index ? palette.sand : palette.honey}
            />
            <Chip x={12} y={12} width={82} size={13} colour={isOnline ? 'teal' : 'ink'}>
              {isOnline ? words.online : words.hall}
            </Chip>
            <Text x={106} y={31} size={14.5} weight="medium">
              {bidder}
            </Text>
            {index === 0 && (
              <Text x={width - 112} y={31} size={13} weight="bold" tone="ember" anchor="end">
                {words.first}
              </Text>
            )}
            <Text x={width - 40} y={31} size={16} weight="bold" anchor="end">
              {format.money(8400 - index * 100, 'KRW')}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** Bids of the hall and of the web in one list. */
export const scene: Scene<AuctionDeskWords> = windowScreen(
  wordsOf('scenes', 'auction-desk'),
  'blossom',
  AuctionDesk,
);

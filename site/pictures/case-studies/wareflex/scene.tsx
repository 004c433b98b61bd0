import { BrowserWindow } from '../../kit/browser-window.tsx';
import { Button, OutlineButton, Progress } from '../../kit/controls.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../../scenes/scene.ts';
import { HallPlan, PriceTag } from './district-map.tsx';
import { Artwork } from '../../artwork/artwork.tsx';
import districtArtwork from './district.svg?raw';
import { type PictureWords, wordsOf } from '../../words.ts';

type WareflexWords = PictureWords['scenes']['wareflex'];

function WareflexWide({ words, format }: DrawingProps<WareflexWords>) {
  const price = (dong: number) => format.money(dong, 'VND');
  return (
    <>
      <BrowserWindow x={50} y={50} width={620} height={500} title={words.search} lift={80}>
        <clipPath id="map-frame">
          <path d="M0 0h620v446a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" />
        </clipPath>
        <g transform="translate(0 38)">
          <Artwork svg={districtArtwork} clipPath="url(#map-frame)" />
          <PriceTag x={176} y={110}>
            {price(58_000)}
          </PriceTag>
          <PriceTag x={352} y={56}>
            {price(64_000)}
          </PriceTag>
          <PriceTag x={472} y={114}>
            {price(71_000)}
          </PriceTag>
          <PriceTag x={566} y={62}>
            {price(49_000)}
          </PriceTag>
          <PriceTag x={387} y={200} isChosen>
            {price(62_000)}
          </PriceTag>
        </g>
      </BrowserWindow>
      <HallCard x={518} y={316} words={words} format={format} />
    </>
  );
}

function WareflexNear({ words, format }: DrawingProps<WareflexWords>) {
  const price = (dong: number) => format.money(dong, 'VND');
  return (
    <>
      <BrowserWindow x={24} y={24} width={386} height={338} title={words.search} lift={60}>
        <clipPath id="map-frame">
          <path d="M0 0h386v284a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" />
        </clipPath>
        <g transform="translate(0 38)">
          <g clipPath="url(#map-frame)">
            <Artwork svg={districtArtwork} transform="translate(-258 -16)" />
          </g>
          <PriceTag x={94} y={40}>
            {price(64_000)}
          </PriceTag>
          <PriceTag x={129} y={184} isChosen>
            {price(62_000)}
          </PriceTag>
          <PriceTag x={308} y={46}>
            {price(49_000)}
          </PriceTag>
        </g>
      </BrowserWindow>
      <HallCard x={258} y={116} words={words} format={format} />
    </>
  );
}

function WareflexSmall({ words, format }: DrawingProps<WareflexWords>) {
  const price = (dong: number) => format.money(dong, 'VND');
  return (
    <>
      <Panel x={20} y={12} width={420} height={276} lift={50}>
        <clipPath id="map-frame">
          <rect width="420" height="276" rx="16" />
        </clipPath>
        <g clipPath="url(#map-frame)">
          <Artwork svg={districtArtwork} transform="translate(-226 -18)" />
        </g>
        <rect x="12" y="12" width="296" height="30" rx="15" fill={palette.white} />
        <Text x={27} y={31.5} size={12.5} tone="muted">
          {words.search}
        </Text>
        <PriceTag x={126} y={90}>
          {price(64_000)}
        </PriceTag>
        <PriceTag x={161} y={182} isChosen>
          {price(62_000)}
        </PriceTag>
        <PriceTag x={262} y={108}>
          {price(71_000)}
        </PriceTag>
      </Panel>
      <Panel x={48} y={246} width={292} height={120} radius={18} lift={46}>
        <Text x={20} y={34} size={18} weight="bold">
          {words.warehouse}
        </Text>
        <Text x={20} y={57} size={13} tone="muted">
          {words.free}
        </Text>
        <Progress x={20} y={72} width={252} height={6} part={0.78} />
        <Text x={20} y={99} size={12} tone="muted">
          {words.letPart}
        </Text>
      </Panel>
    </>
  );
}

function HallCard({ x, y, words, format }: DrawingProps<WareflexWords> & Place) {
  return (
    <Panel x={x} y={y} width={284} height={258} radius={18} lift={70}>
      <g transform="translate(16 16)">
        <HallPlan />
      </g>
      <Text x={16} y={136} size={18} weight="bold">
        {words.warehouse}
      </Text>
      <Text x={268} y={136} size={12.5} tone="muted" anchor="end">
        {format.quantity(4, 'km')}
      </Text>
      <Text x={16} y={157} size={12.5} tone="muted">
        {words.free}
      </Text>
      <Progress x={16} y={168} width={252} height={6} part={0.78} />
      <Text x={16} y={192} size={12.5} tone="muted">
        {words.letPart}
      </Text>
      <Text x={268} y={192} size={12.5} tone="muted" anchor="end">
        {words.equipment}
      </Text>
      <Button x={16} y={204} width={148} height={38}>
        {words.visit}
      </Button>
      <OutlineButton x={172} y={204} width={96} height={38}>
        {words.compare}
      </OutlineButton>
    </Panel>
  );
}

/** Free warehouse space with its prices on a map, and one hall in detail. */
export const scene: Scene<WareflexWords> = {
  words: wordsOf('scenes', 'wareflex'),
  ramp: 'field',
  wide: {
    width: 820,
    height: 620,
    land: { name: 'hill', x: -560, y: -260, width: 1700 },
    Drawing: WareflexWide,
  },
  near: {
    width: 560,
    height: 424,
    land: { name: 'hill', x: -380, y: -180, width: 1160 },
    Drawing: WareflexNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: WareflexSmall,
  },
};

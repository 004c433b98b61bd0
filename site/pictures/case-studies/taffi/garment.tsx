import { own } from '../../palette.ts';
interface GarmentPaths {
  main: string;
  trim: string;
  folds: string;
  buttons?: string;
  strap?: string;
}

const garments = {
  tee: {
    main: 'M35 10c6 8 24 8 30 0l22 10 12 30-17 7-4-9v62q-28 6-56 0V48l-4 9-17-7 12-30z',
    trim: 'M35 10c6 8 24 8 30 0l6 3c-9 13-33 13-42 0z',
    folds: 'M22 48c2 20 1 40 0 62M78 48c-2 8-2 16-1 24M40 60c-4 18-4 34-2 50M62 70c2 12 2 26 0 40',
  },
  coat: {
    main: 'M38 5h24l23 12 13 68-13 3-7-36v64q-28 5-56 0V52l-7 36-13-3 13-68z',
    trim: 'M38 5l12 40L62 5l9 5-6 26 6 4-21 34-21-34 6-4-6-26zM27 74h16v4H27zM57 74h16v4H57z',
    folds: 'M50 74v44M22 52V36M78 52V36',
    buttons:
      'M53 82a2 2 0 1 1 4 0 2 2 0 0 1-4 0M53 95a2 2 0 1 1 4 0 2 2 0 0 1-4 0M53 108a2 2 0 1 1 4 0 2 2 0 0 1-4 0',
  },
  trousers: {
    main: 'M27 6h46l9 111H60L51 42h-2l-9 75H18z',
    trim: 'M27 6h46l.8 9H26.2z',
    folds: 'M38 18c-2 34-5 66-8 98M62 18c2 34 5 66 8 98M50 15v27M28 18l10 10M72 18L62 28',
  },
  dress: {
    main: 'M36 5c2 14 26 14 28 0l5 2c-1 16-6 26-5 36 4 24 14 46 22 70q-36 10-72 0c8-24 18-46 22-70 1-10-4-20-5-36z',
    trim: 'M35 42h30v6H35z',
    folds: 'M42 50c-4 24-10 44-14 64M50 50v68M58 50c4 24 10 44 14 64',
  },
  bag: {
    main: 'M14 46h72l6 62q-42 8-84 0z',
    trim: 'M14 46h72l2.5 26c-20 16-57 16-77 0z',
    folds: 'M11 100q39 7 78 0',
    buttons: 'M45 84a5 5 0 1 1 10 0 5 5 0 0 1-10 0',
    strap: 'M30 52C30 10 70 10 70 52',
  },
  shoe: {
    main: 'M8 40c8 6 18 6 26-2l8-8c10 20 26 30 46 34 8 2 10 8 10 16H6c-2-14-2-28 2-40z',
    trim: 'M5 80h94v7q-47 6-94 0z',
    folds: 'M46 36l-8 8M54 45l-8 8M62 52l-7 8M8 60c14 0 26 6 34 20',
  },
} satisfies Record<string, GarmentPaths>;

export type GarmentName = keyof typeof garments;

export const cloths = {
  clay: { main: own('#c0643f'), trim: own('#a04a2b'), buttons: own('#3a1a0c') },
  cotton: { main: own('#fbf5e8'), trim: own('#e3d6bd'), buttons: own('#8a7866') },
  pine: { main: own('#3f6261'), trim: own('#2c4847'), buttons: own('#14201f') },
  straw: { main: own('#d9a13c'), trim: own('#fff6e0'), buttons: own('#5a3a0c') },
  wine: { main: own('#8a3444'), trim: own('#6d2534'), buttons: own('#e7b552') },
} as const;

export type ClothName = keyof typeof cloths;

const shade = { main: own('#5a1e00'), trim: own('#5a1e00'), buttons: own('#5a1e00') };

interface GarmentProps {
  name: GarmentName;
  cloth: ClothName;
  x: number;
  y: number;
  width: number;
}

/** A piece of clothing laid flat, with its own small shadow. */
export function Garment({ name, cloth, x, y, width }: GarmentProps) {
  const scale = Math.round(width) / 100;
  return (
    <>
      <g transform={`translate(${x - 5} ${y + 8}) scale(${scale})`} opacity=".2">
        <Pieces garment={garments[name]} colours={shade} />
      </g>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Pieces garment={garments[name]} colours={cloths[cloth]} />
        <path
          d={garments[name].folds}
          fill="none"
          stroke="#000"
          strokeOpacity=".16"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

function Pieces({
  garment: { main, trim, buttons, strap },
  colours,
}: {
  garment: GarmentPaths;
  colours: { main: string; trim: string; buttons: string };
}) {
  return (
    <>
      {strap && <path d={strap} fill="none" stroke={colours.trim} strokeWidth="5" />}
      <path d={main} fill={colours.main} />
      <path d={trim} fill={colours.trim} />
      {buttons && <path d={buttons} fill={colours.buttons} />}
    </>
  );
}

import { Garment, type ClothName, type GarmentName } from './garment.tsx';

interface TileProps {
  x: number;
  y: number;
  width: number;
  height: number;
  ground: string;
  garment: GarmentName;
  cloth: ClothName;
}

/** A garment on its coloured ground. */
export function Tile({ x, y, width, height, ground, garment, cloth }: TileProps) {
  const size = Math.min(width * 0.68, (height * 0.86) / 1.2);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="14" fill={ground} />
      <Garment
        name={garment}
        cloth={cloth}
        x={Math.round(x + (width - size) / 2)}
        y={Math.round(y + (height - size * 1.2) / 2)}
        width={size}
      />
    </>
  );
}

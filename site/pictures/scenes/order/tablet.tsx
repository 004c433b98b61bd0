import { BoxShadow } from '../../kit/shadow.tsx';
import { paint } from '../../palette.ts';

export function Tablet({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  return (
    <>
      <BoxShadow x={x} y={y} width={width} height={height} radius={30} length={90} />
      <rect x={x - 2} y={y + 3} width={width} height={height} rx="32" fill="#3a1d0a" opacity=".5" />
      <rect x={x} y={y} width={width} height={height} rx="32" fill={paint.ink} />
      <rect x={x + 18} y={y + 18} width={width - 36} height={height - 36} rx="18" fill="#fbf3e4" />
    </>
  );
}

interface BoxShadowProps {
  x?: number;
  y?: number;
  width: number;
  height: number;
  radius?: number;
  length: number;
}

/** The long shadow a rounded box throws to the lower left. */
export function BoxShadow({ x = 0, y = 0, width, height, radius = 14, length }: BoxShadowProps) {
  const reach = Math.round(length * 0.8);
  const [left, top] = [x + 2, y + 12];
  const [right, bottom] = [x + width - 12, y + height];
  return (
    <path
      fill="url(#shadow)"
      filter="url(#blur)"
      d={
        `M${left + radius} ${top}H${right - radius}L${right} ${bottom - radius}` +
        `Q${right} ${bottom} ${right - 4} ${bottom + 4}L${right - reach} ${bottom + length}` +
        `H${left - reach + radius}Q${left - reach} ${bottom + length} ${left - reach} ${bottom + length - radius}` +
        `V${top + length}L${left} ${top + radius}Q${left} ${top} ${left + radius} ${top}z`
      }
    />
  );
}

/** The long shadow of a round thing. */
export function RoundShadow({
  x,
  y,
  radius,
  length,
}: {
  x: number;
  y: number;
  radius: number;
  length: number;
}) {
  const side = Math.round(radius * Math.SQRT1_2);
  const reach = Math.round(length * 0.75);
  return (
    <path
      fill="url(#shadow)"
      filter="url(#blur)"
      d={
        `M${x - side} ${y - side}A${radius} ${radius} 0 0 1 ${x + side} ${y + side}` +
        `L${x + side - reach} ${y + side + length}` +
        `A${radius} ${radius} 0 0 1 ${x - side - reach} ${y - side + length}z`
      }
    />
  );
}

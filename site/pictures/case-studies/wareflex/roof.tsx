import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';

const roof = { left: 640, top: 118, right: 1424, bottom: 685 } as const;

const ridge = 400;

const roofOutline = `M${roof.left} ${roof.top}H${roof.right}V${roof.bottom}H${roof.left}z`;

function Vent({ x, y }: { x: number; y: number }) {
  return <use href="#wf-vent" transform={`translate(${x} ${y})`} />;
}

/** The roof, closed, with the name of the hall; the owner's hand holds it by its right edge. */
export function Roof() {
  const ribs = Array.from(
    { length: 27 },
    (_, rib) => `M${roof.left + 28 + rib * 28} ${roof.top}V${roof.bottom}`,
  );
  return (
    <>
      <path d={roofOutline} fill="#2f1a08" opacity=".13" transform="translate(-44 54)" />
      <path d={roofOutline} fill="#2f1a08" opacity=".2" transform="translate(-16 20)" />
      <path
        d={`M${roof.left} ${ridge}H${roof.right}V${roof.bottom}H${roof.left}z`}
        fill="#d0561c"
      />
      <path d={`M${roof.left} ${roof.top}H${roof.right}V${ridge}H${roof.left}z`} fill="#e9752f" />
      <path d={`M${roof.left} ${roof.bottom - 14}H${roof.right}v14H${roof.left}z`} fill="#a53f0d" />
      <path d={`M${roof.right - 12} ${roof.top}h12V${roof.bottom}h-12z`} fill="#ffa45c" />
      <path d={ribs.join('')} stroke="#7a2700" strokeOpacity=".22" strokeWidth="3" />
      <path
        d={ribs.join('')}
        stroke="#ffd0a0"
        strokeOpacity=".35"
        strokeWidth="1.4"
        transform="translate(3 0)"
      />
      <path
        d={[0, 1, 2, 3, 4]
          .map((pane) => `M${roof.left + 56 + pane * 140} 180h56v120h-56z`)
          .join('')}
        fill="#dff0e6"
      />
      <path
        d={[0, 1, 2, 3, 4].map((pane) => `M${roof.left + 84 + pane * 140} 180h28v90z`).join('')}
        fill="#fff"
        opacity=".7"
      />
      <path
        d={[0, 1, 2, 3, 4]
          .map(
            (pane) =>
              `M${roof.left + 56 + pane * 140} 180h56v120h-56zM${roof.left + 84 + pane * 140} 180v120`,
          )
          .join('')}
        fill="none"
        stroke="#8f3208"
        strokeWidth="4"
      />
      <path d={`M${roof.left} ${ridge - 7}H${roof.right}v14H${roof.left}z`} fill="#ffb06e" />
      <path
        d={`M${roof.left} ${ridge + 4}H${roof.right}v5H${roof.left}z`}
        fill="#7a2700"
        opacity=".3"
      />
      <Vent x={800} y={ridge} />
      <Vent x={1032} y={ridge} />
      <Vent x={1264} y={ridge} />
      <Text x={1352} y={598} size={150} weight="bold" anchor="end" fill="#ffe6cc" spacing={-6}>
        B7
      </Text>
      <Stroke
        d={`M${roof.left} ${roof.top}H${roof.right}V${roof.bottom}`}
        colour="#fff"
        width={1.6}
        opacity={0.5}
      />
    </>
  );
}

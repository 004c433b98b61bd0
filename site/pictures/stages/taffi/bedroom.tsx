import { Glyph } from '../../kit/glyph.tsx';
import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { HeldScreen } from '../held-phone.tsx';
import { coatOutline } from './coat.tsx';
import type { TaffiProps } from './words.ts';

/** A made bed: linen, a pillow, and a throw over its end. */
function Bed() {
  return (
    <>
      <path d="M250-140H1720V980H250z" fill="#f2ddcf" />
      <path
        d="M250 120C700 60 900 170 1180 90S1560 120 1720 60M250 330C620 280 700 360 860 330M1260 300C1400 260 1560 340 1720 290M250 560C560 540 620 590 700 570M1120 620C1300 560 1500 660 1720 590M250 700C760 640 980 760 1240 690S1600 720 1720 680"
        fill="none"
        stroke="#d8b8a4"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M250 128C700 68 900 178 1180 98S1560 128 1720 68M1120 628C1300 568 1500 668 1720 597M250 708C760 648 980 768 1240 698S1600 728 1720 688"
        fill="none"
        stroke="#fff6ee"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {/* The pillow. */}
      <path
        d="M1010-120C1200-140 1400-140 1570-116Q1590 0 1566 96C1400 118 1200 118 1016 96Q992 0 1010-120z"
        fill="#5a1e00"
        opacity=".18"
        transform="translate(-24 30)"
      />
      <path
        d="M1010-120C1200-140 1400-140 1570-116Q1590 0 1566 96C1400 118 1200 118 1016 96Q992 0 1010-120z"
        fill="#fdf6ee"
      />
      <path
        d="M1060-120V94M1116-124V100M1172-126V103M1228-128V104M1284-128V105M1340-128V104M1396-127V103M1452-125V101M1508-122V98"
        stroke="#e2a488"
        strokeWidth="7"
      />
      {/* The throw. */}
      <path
        d="M220 742C700 690 1000 800 1260 730S1600 760 1760 700V1010H220z"
        fill="#5a1e00"
        opacity=".2"
        transform="translate(-6-14)"
      />
      <path d="M220 742C700 690 1000 800 1260 730S1600 760 1760 700V1010H220z" fill="#3f6261" />
      <path
        d="M220 790C700 738 1000 848 1260 778S1600 808 1760 748M220 880C700 828 1000 938 1260 868S1600 898 1760 838"
        fill="none"
        stroke="#557a78"
        strokeWidth="22"
      />
      <Stroke
        d="M220 754C700 702 1000 812 1260 742S1600 772 1760 712M220 835C700 783 1000 893 1260 823S1600 853 1760 793"
        colour="#cfe6e1"
        width={3.4}
        dashes=".1 12"
        opacity={0.8}
      />
    </>
  );
}

/** What the camera sees: the coat on the linen, in its brackets. */
function Camera({ words }: TaffiProps) {
  return (
    <>
      <HeldScreen id="tf-camera" ground="#e6cbb9" ink="#fff" time="21:18">
        <path d="M0 60C80 30 160 80 244 40V0H0z" fill="#c9a38c" />
        <path d="M0 420C80 396 160 446 244 404V532H0z" fill="#3f6261" />
        <path d="M0 436C80 412 160 462 244 420" fill="none" stroke="#557a78" strokeWidth="12" />
        <g transform="translate(36 96) scale(.43 .52)">
          <use href="#tf-coat" />
        </g>
        <path
          d="M20 112V98a18 18 0 0 1 18-18h14M224 112V98a18 18 0 0 0-18-18h-14M20 346v14a18 18 0 0 0 18 18h14M224 346v14a18 18 0 0 1-18 18h-14"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="122" cy="474" r="30" fill="none" stroke="#fff" strokeWidth="4" />
        <circle cx="122" cy="474" r="23" fill="#fff" />
      </HeldScreen>
      <g id="tf-found" transform="translate(12 12)">
        <path
          d={coatOutline}
          transform="translate(36 96) scale(.43 .52)"
          fill="none"
          stroke={palette.sun}
          strokeWidth="9"
          strokeDasharray="20 16"
        />
        <rect x="14" y="396" width="216" height="118" rx="22" fill={palette.white} />
        <circle cx="44" cy="428" r="15" fill="#c0643f" />
        <Text x={68} y={433} size={15.5} weight="bold">
          {words.coat}
        </Text>
        <g transform="translate(14 456)">
          <rect x="14" width="188" height="42" rx="21" fill={palette.mint} />
          <Glyph name="check" x={28} y={10} size={22} colour={palette.tealDeep} />
          <Text x={58} y={26} size={13.5} weight="bold" fill={palette.tealDeep}>
            {words.cutOut}
          </Text>
        </g>
      </g>
    </>
  );
}

export function BedroomSymbols(props: TaffiProps) {
  return (
    <>
      <g id="tf-bed">
        <Bed />
      </g>
      <g id="tf-cut">
        <path
          d={coatOutline}
          transform="translate(-12 -14) scale(1.06)"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeDasharray="16 13"
          strokeLinecap="round"
        />
        <g transform="translate(340 470) rotate(38)">
          <circle cx="-16" cy="20" r="12" fill="none" stroke={palette.orange} strokeWidth="7" />
          <circle cx="16" cy="20" r="12" fill="none" stroke={palette.orange} strokeWidth="7" />
          <path d="M-10 9L14-50 4-8zM10 9L-14-50-4-8z" fill="#8d8073" />
          <circle cy="-4" r="3.4" fill="#1b1410" />
        </g>
      </g>
      <Camera {...props} />
    </>
  );
}

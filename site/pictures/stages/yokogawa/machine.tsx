import { BoxShadow } from '../../kit/shadow.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';

/** Hexagonal heads along a line. */
function Bolts({ d, size = 13, gap }: { d: string; size?: number; gap: number }) {
  const dashes = { strokeLinecap: 'round', strokeDasharray: `.1 ${gap}`, fill: 'none' } as const;
  return (
    <>
      <path
        d={d}
        stroke="#062f2c"
        strokeOpacity=".4"
        strokeWidth={size}
        {...dashes}
        transform="translate(-3 4)"
      />
      <path d={d} stroke="#cfc2b2" strokeWidth={size} {...dashes} />
      <path
        d={d}
        stroke="#fff7e8"
        strokeWidth={size * 0.5}
        {...dashes}
        transform="translate(1.5 -1.5)"
      />
    </>
  );
}

/** Narrowing to the left, as steam widens to the right. */
const casing =
  'M676 446C700 428 760 420 820 410L946 388C984 382 1006 400 1006 432V672C1006 704 984 722 946 716L820 694C760 684 700 676 676 658C664 640 664 464 676 446z';

function Casing() {
  return (
    <>
      <path d={casing} fill="#062f2c" opacity=".16" transform="translate(-42 58)" />
      <path d={casing} fill="#062f2c" opacity=".22" transform="translate(-18 26)" />
      <path d={casing} fill="#07484b" />
      <path
        d="M690 444C712 432 764 426 822 416L944 394C980 388 1002 402 1002 432V640C990 668 960 676 930 670L820 652C766 644 712 640 690 628C682 600 682 480 690 444z"
        fill="#17686f"
      />
      <path
        d="M704 448C724 440 768 432 826 422L944 402C976 397 996 408 996 434V560C980 590 950 596 920 590L826 576C772 570 724 566 704 558C698 540 698 470 704 448z"
        fill="#247b82"
      />
      <path
        d="M720 452C740 446 776 440 830 430L942 411C970 406 988 416 988 438V474C970 494 940 498 914 494L830 486C780 482 736 480 720 476z"
        fill="#4da2a6"
      />
      {[764, 838, 912].map((x, index) => {
        const top = 424 - index * 13;
        const bottom = 684 + index * 12;
        return (
          <g key={x}>
            <path
              d={`M${x} ${top}C${x + 26} ${top + 60} ${x + 26} ${bottom - 60} ${x} ${bottom}h22C${x + 48} ${bottom - 56} ${x + 48} ${top + 56} ${x + 22} ${top - 4}z`}
              fill="#07484b"
              opacity=".55"
            />
            <path
              d={`M${x + 20} ${top - 2}C${x + 46} ${top + 56} ${x + 46} ${bottom - 56} ${x + 20} ${bottom}`}
              fill="none"
              stroke="#9fd1c8"
              strokeOpacity=".6"
              strokeWidth="2"
            />
          </g>
        );
      })}
      <path d="M664 540H1016V578H664z" fill="#062f2c" opacity=".32" transform="translate(-4 8)" />
      <path d="M664 532H1016V572H664z" fill="#8d8073" />
      <path d="M664 532H1016V560H664z" fill="#cfc2b2" />
      <path d="M664 532H1016V540H664z" fill="#fff7e8" />
      <Bolts d="M682 551H1010" gap={36} />
      <path
        d="M676 446C700 428 760 420 820 410L946 388C984 382 1006 400 1006 432"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.6"
      />
    </>
  );
}

/** The steam's pipe, which comes from above the strip. */
function SteamPipe() {
  return (
    <>
      <path d="M806 268h116L876 462h-92z" fill="#062f2c" opacity=".2" />
      <path d="M838-60h100V430q0 22-50 22t-50-22z" fill="#b9a78f" />
      <path d="M864-60h74V424q0 20-40 22-34-2-34-20z" fill="#d9cab3" />
      <path d="M898-60h40V420q0 16-20 20-20-4-20-18z" fill="#f3e9d6" />
      <rect x="818" y="326" width="140" height="30" rx="8" fill="#062f2c" opacity=".3" />
      <rect x="820" y="316" width="136" height="30" rx="8" fill="#8d8073" />
      <rect x="820" y="316" width="136" height="21" rx="8" fill="#e2d5c0" />
      <Bolts d="M838 329H950" gap={25} size={11} />
    </>
  );
}

/** Shaft, coupling and generator, right of the bearing. */
function Drive() {
  return (
    <>
      <path d="M996 596H1320v34H976z" fill="#062f2c" opacity=".2" />
      <path d="M1000 522H1330V584H1000z" fill="#8d8073" />
      <path d="M1000 522H1330V566H1000z" fill="#bfb2a0" />
      <path d="M1000 522H1330V546H1000z" fill="#e9dfcf" />
      <path d="M1000 522H1330V530H1000z" fill="#fffaf0" />
      <g transform="translate(1216 0)">
        <path d="M-30 500h70v150h-70z" fill="#062f2c" opacity=".22" />
        <rect x="0" y="474" width="30" height="158" rx="9" fill="#7D2A02" />
        <rect x="0" y="474" width="30" height="110" rx="9" fill="#b23c02" />
        <rect x="34" y="474" width="30" height="158" rx="9" fill="#b23c02" />
        <rect x="34" y="474" width="30" height="110" rx="9" fill="#e4560c" />
        <path d="M6 480h18M40 480h18" stroke="#ffd277" strokeWidth="3" strokeLinecap="round" />
        <Bolts d="M32 494V620" gap={29} size={10} />
      </g>
      <BoxShadow x={1318} y={404} width={212} height={298} radius={30} length={70} />
      <rect x="1318" y="404" width="212" height="298" rx="30" fill="#b9770f" />
      <rect x="1322" y="404" width="208" height="250" rx="28" fill="#e0a02c" />
      <rect x="1326" y="406" width="202" height="150" rx="26" fill="#f2bd4c" />
      <rect x="1330" y="408" width="196" height="62" rx="24" fill="#ffd683" />
      {[0, 1, 2, 3, 4].map((fin) => (
        <g key={fin}>
          <path
            d={`M${1366 + fin * 34} 412V694`}
            stroke="#8a5606"
            strokeOpacity=".5"
            strokeWidth="9"
          />
          <path
            d={`M${1370 + fin * 34} 412V694`}
            stroke="#fff3cf"
            strokeOpacity=".6"
            strokeWidth="3"
          />
        </g>
      ))}
    </>
  );
}

/** Bearing B, whose heat is followed, with the sensor on its cap. */
function Bearing() {
  return (
    <>
      <path d="M1040 440h140v250H1012z" fill="#062f2c" opacity=".2" />
      <rect x="1050" y="428" width="136" height="252" rx="20" fill="#7d7266" />
      <rect x="1052" y="426" width="134" height="234" rx="20" fill="#b9a78f" />
      <rect x="1056" y="428" width="130" height="190" rx="18" fill="#d6c8b1" />
      <Bolts d="M1076 450V654M1166 450V654" gap={68} size={20} />
      <rect x="1086" y="432" width="70" height="246" rx="16" fill="#062f2c" opacity=".25" />
      <rect x="1090" y="426" width="66" height="246" rx="16" fill="#0d565c" />
      <rect x="1094" y="428" width="62" height="196" rx="15" fill="#247b82" />
      <rect x="1098" y="430" width="56" height="70" rx="14" fill="#4da2a6" />
      <rect x="1108" y="626" width="34" height="32" rx="6" fill={palette.honey} />
      <Text x={1125} y={649} size={19} weight="bold" anchor="middle">
        B
      </Text>
    </>
  );
}

/** The steam turbine with its pipe, and the generator that it drives. */
export function Machine() {
  return (
    <>
      <Drive />
      <Casing />
      <SteamPipe />
      <Bearing />
    </>
  );
}

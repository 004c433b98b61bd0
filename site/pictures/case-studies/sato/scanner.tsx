import { BackOfHand, Arm, Fingers, Thumb } from '../../kit/hands/hands.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { HeldPhone, HeldScreen } from '../held-phone.tsx';
import { dip, picker } from './people.ts';
import type { SatoProps } from './words.ts';

/** The picker's own task on the handheld, and what the scan confirms. */
function Screen({ words }: SatoProps) {
  return (
    <>
      <HeldScreen id="sa-screen" ground="#fdf6e8" ink={palette.ink} time="10:26">
        <Text x={20} y={78} size={15} weight="medium" tone="muted">
          {words.stop}
        </Text>
        <Text x={18} y={126} size={47} weight="bold">
          C-04-2
        </Text>
        <rect x="14" y="146" width="216" height="138" rx="22" fill="url(#sun)" />
        <use href="#sa-carton" transform="translate(64 162) scale(.5)" />
        <Text x={20} y={316} size={17} weight="bold">
          {words.item}
        </Text>
        <Text x={20} y={340} size={15} tone="muted">
          {words.take}
        </Text>
      </HeldScreen>
      <g id="sa-scanned" transform="translate(12 12)">
        {words.scanned.map((what, index) => (
          <g key={what} transform={`translate(14 ${360 + index * 48})`}>
            <rect width="216" height="41" rx="20.5" fill={palette.mint} />
            <Glyph name="check" x={14} y={9} size={23} colour={palette.tealDeep} />
            <Text x={48} y={26} size={15.5} weight="bold" fill={palette.tealDeep}>
              {what}
            </Text>
          </g>
        ))}
      </g>
    </>
  );
}

export function ScannerSymbols(props: SatoProps) {
  return (
    <>
      <g id="sa-arm">
        <Arm of={picker} />
      </g>
      <g id="sa-scanner">
        <path d="M74-34H194a14 14 0 0 1 14 14V20H60V-20a14 14 0 0 1 14-14z" fill="#3a302a" />
        <path d="M84-34H184V-22H84z" fill={palette.orange} />
        <HeldPhone />
      </g>
      <Screen {...props} />
      <g id="sa-fingers">
        <Fingers of={picker} />
      </g>
      <g id="sa-thumb">
        <Thumb of={picker} />
      </g>
      <g id="sa-beam">
        <path d="M2104 316L1838 236V340z" fill={palette.orange} opacity=".38" />
        <path d="M1838 288H1916" stroke="#ff3d00" strokeWidth="5" strokeLinecap="round" />
        <path d="M2104 316L1838 288" stroke="#ff3d00" strokeWidth="3" opacity=".8" />
      </g>
      {/* The left one: mirrored. It holds the carton by its edge, so that its front stays to be seen. */}
      <g id="sa-glove" transform="translate(1556 476) scale(-.84 .84)">
        <BackOfHand of={picker} turn={-30} dip={dip} />
      </g>
    </>
  );
}

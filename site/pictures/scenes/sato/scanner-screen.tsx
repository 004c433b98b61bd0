import { Button, Progress } from '../../kit/controls.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import type english from './sato.en.json';

type SatoWords = typeof english;

export function ScannerScreen({ words }: { words: SatoWords }) {
  return (
    <>
      <Text x={20} y={72} size={14} weight="medium" tone="muted">
        {words.nextStop}
      </Text>
      <Text x={20} y={118} size={46} weight="bold">
        C-04-2
      </Text>
      <Text x={20} y={142} size={14} weight="medium">
        {words.shelf}
      </Text>
      <rect x="14" y="162" width="216" height="172" rx="22" fill={paint.sun} />
      <CartonFromAbove />
      <Text x={20} y={364} size={16} weight="bold">
        {words.item}
      </Text>
      <Text x={20} y={386} size={14} tone="muted">
        {words.take}
      </Text>
      <Progress x={20} y={404} width={204} part={0.5} />
      <Text x={20} y={434} size={14} tone="muted">
        {words.left}
      </Text>
      <Button x={14} y={456} width={216} height={48}>
        {words.scan}
      </Button>
    </>
  );
}

function CartonFromAbove() {
  return (
    <g transform="translate(66 186)">
      <path d="M0 8l-20 24v96h104l20-24z" fill="#5a1e00" opacity=".3" />
      <rect width="112" height="118" rx="4" fill="#e5bd86" />
      <path d="M0 59h112" stroke="#b98a4c" strokeWidth="2" />
      <path d="M0 59h112" stroke="#fff" strokeOpacity=".55" strokeWidth="20" />
      <rect x="60" y="76" width="44" height="32" rx="3" fill={palette.white} />
      <path
        d="M67 82v18M71 82v18M76 82v18M79 82v18M85 82v18M91 82v18M96 82v18"
        stroke={palette.ink}
        strokeWidth="2"
      />
      <path d="M12 16h34M12 26h22" stroke="#a8752f" strokeWidth="4" strokeLinecap="round" />
      <rect
        x="1"
        y="1"
        width="110"
        height="116"
        rx="4"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
      />
    </g>
  );
}

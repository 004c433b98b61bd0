import { Button } from '../../kit/controls.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { windowScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type ClaimDraftWords = PictureWords['scenes']['claim-draft'];

function ClaimDraft({ words, format, width }: ScreenProps<ClaimDraftWords>) {
  const half = (width - 52) / 2;
  const hasRoom = width > 400;
  const fields = [
    { name: words.policy, value: 'B 70 412', x: 20, y: 112, span: half },
    { name: words.date, value: format.date(2026, 11, 8), x: 32 + half, y: 112, span: half },
    { name: words.place, value: words.town, x: 20, y: 180, span: width - 40 },
  ];
  return (
    <>
      <rect x="12" y="50" width={width - 24} height="38" rx="12" fill={palette.mint} />
      <Text x={24} y={74} size={12.5} weight="medium" fill={palette.tealDeep}>
        {words.banner}
      </Text>
      {fields.map(({ name, value, x, y, span }) => (
        <Field key={name} x={x} y={y} width={span} name={name}>
          {value}
        </Field>
      ))}
      <Field x={20} y={248} width={width - (hasRoom ? 176 : 40)} name={words.story} isOpen>
        {words.written}
      </Field>
      {hasRoom && (
        <Button x={width - 142} y={256} width={122} height={42}>
          {words.on}
        </Button>
      )}
    </>
  );
}

interface FieldProps {
  x: number;
  y: number;
  width: number;
  name: string;
  isOpen?: boolean;
  children: string;
}

function Field({ x, y, width, name, isOpen = false, children }: FieldProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Text x={0} y={0} size={12.5} tone="muted">
        {name}
      </Text>
      <rect
        y="8"
        width={width}
        height="38"
        rx="9"
        fill={palette.white}
        stroke={isOpen ? palette.teal : '#cbb894'}
        strokeWidth={isOpen ? 2.4 : 1.4}
      />
      <Text x={12} y={32} size={13.5} weight="medium">
        {children}
      </Text>
    </g>
  );
}

/** A claim that has been kept from Monday to Tuesday. */
export const scene: Scene<ClaimDraftWords> = windowScreen(
  wordsOf('scenes', 'claim-draft'),
  'dusk',
  ClaimDraft,
);

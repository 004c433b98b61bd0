import { Button, Chip, OutlineButton } from '../../kit/controls.tsx';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../scene.ts';

interface NoteReaderWords {
  note: string;
  read: string;
  sender: string;
  date: string;
  pallets: string;
  weight: string;
  uncertain: string;
  accept: string;
  correct: string;
}

function NoteReaderWide({ words, format }: DrawingProps<NoteReaderWords>) {
  return (
    <>
      <PaperNote x={50} y={50} words={words} />
      <Stroke
        d="M316 176C360 176 350 128 398 128M316 232C360 232 350 176 398 176M250 292C340 292 340 224 398 224M214 352C320 352 330 288 398 288"
        colour={palette.teal}
        width={2.5}
        dashes=".1 8"
      />
      <TableCard x={398} y={56} words={words} format={format} />
    </>
  );
}

function NoteReaderSmall({ words, format }: DrawingProps<NoteReaderWords>) {
  return (
    <>
      <g transform="translate(-34 -8)">
        <PaperNote x={40} y={20} words={words} />
      </g>
      <Panel x={60} y={226} width={280} height={150} radius={18} lift={56}>
        <UncertainLine words={words} format={format} width={240} />
      </Panel>
    </>
  );
}

/** A crumpled delivery note with the fields that were found, 330 by 420. */
function PaperNote({ x, y, words }: { x: number; y: number; words: NoteReaderWords }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-3 165 210)`}>
      <path
        d="M8 6l150-8 164 10 6 196-8 214-158 4L4 416l-6-210z"
        fill="#5a1e00"
        opacity=".28"
        transform="translate(-18 24)"
      />
      <path d="M8 6l150-8 164 10 6 196-8 214-158 4L4 416l-6-210z" fill="#fdf8ee" />
      <path
        d="M8 6l92 118-102 82zM158-2l-58 126 120 34zM322 8L220 158l108 46zM-2 206l110 60L4 416zM328 204l-96 88 88 126zM108 266l54 156 70-130z"
        fill="#b99a6a"
        opacity=".14"
      />
      <path d="M100 124L-2 206l110 60 112-108zM220 158l12 134 96-88z" fill="#fff" opacity=".8" />
      <path
        d="M8 6l92 118M158-2l-58 126 120 34M322 8L220 158l108 46M100 124L-2 206l110 60M108 266L4 416M108 266l112-108M220 158l12 134M328 204l-96 88 88 126M108 266l124 26M108 266l54 156"
        fill="none"
        stroke="#c9b08a"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <Text x={34} y={58} size={20} weight="bold">
        {words.note}
      </Text>
      <path d="M34 76h92M34 88h64" stroke="#8a7866" strokeWidth="4" strokeLinecap="round" />
      <Field y={112} width={230} colour={palette.teal}>
        Kwekerij De Linde
      </Field>
      <Field y={168} width={150} colour={palette.teal}>
        14-11-2026
      </Field>
      <Field y={226} width={166} colour={palette.teal}>
        9.240 kg
      </Field>
      <rect
        x="30"
        y="288"
        width="132"
        height="46"
        rx="6"
        fill="#fff1d0"
        stroke={palette.orange}
        strokeWidth="2.5"
        strokeDasharray="6 5"
      />
      <Stroke
        d="M52 298c-2 8-2 16-2 26M70 302c8-8 16 2 8 10l-12 12c8-2 14-2 20 0"
        colour="#31405f"
        width={3.2}
      />
      <path d="M34 366h180M34 382h120" stroke="#d9c8ac" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

function Field({
  y,
  width,
  colour,
  children,
}: {
  y: number;
  width: number;
  colour: string;
  children: string;
}) {
  return (
    <>
      <rect
        x="30"
        y={y}
        width={width}
        height="42"
        rx="6"
        fill={colour}
        fillOpacity=".1"
        stroke={colour}
        strokeWidth="2"
      />
      <Text x={46} y={y + 27} size={16} weight="medium">
        {children}
      </Text>
    </>
  );
}

function TableCard({ x, y, words, format }: DrawingProps<NoteReaderWords> & Place) {
  const rows = [
    [words.sender, 'De Linde', format.number(0.99, 2)],
    [words.date, format.date(2026, 11, 14), format.number(0.98, 2)],
    [words.weight, format.quantity(9240, 'kg'), format.number(0.97, 2)],
  ] as const;
  return (
    <Panel x={x} y={y} width={320} height={372} radius={18} lift={70}>
      <Text x={24} y={42} size={17} weight="bold">
        {words.read}
      </Text>
      {rows.map(([name, value, confidence], index) => (
        <g key={name} transform={`translate(24 ${72 + index * 48})`}>
          <Text x={0} y={4} size={13} tone="muted">
            {name}
          </Text>
          <Text x={112} y={4} size={14} weight="bold">
            {value}
          </Text>
          <Chip x={218} y={-12} width={54} colour="teal">
            {confidence}
          </Chip>
        </g>
      ))}
      <Rule d="M24 96H296M24 144H296" />
      <g transform="translate(0 196)">
        <rect x="12" y="0" width="296" height="160" rx="14" fill="#fff3d6" />
        <UncertainLine words={words} format={format} width={272} />
      </g>
    </Panel>
  );
}

/** What the model could not read for certain. */
function UncertainLine({
  words,
  format,
  width,
}: DrawingProps<NoteReaderWords> & { width: number }) {
  return (
    <>
      <Text x={24} y={34} size={13} tone="muted">
        {words.pallets}
      </Text>
      <Text x={136} y={36} size={19} weight="bold">
        12 ?
      </Text>
      <Chip x={width - 30} y={18} width={54} colour="sun">
        {format.number(0.61, 2)}
      </Chip>
      <Text x={24} y={66} size={13} weight="medium" tone="ember">
        {words.uncertain}
      </Text>
      <Button x={24} y={90} width={width * 0.44} height={44}>
        {words.accept}
      </Button>
      <OutlineButton x={36 + width * 0.44} y={90} width={width * 0.5} height={44}>
        {words.correct}
      </OutlineButton>
    </>
  );
}

/** A crumpled note, the table read from it, and the one line a person has to decide. */
export const noteReader: Scene<NoteReaderWords> = {
  ramp: 'apricot',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: NoteReaderWide,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: NoteReaderSmall,
  },
};

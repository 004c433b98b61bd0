import { Button, Chip, OutlineButton } from '../../kit/controls.tsx';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { DrawingProps, Place, Scene } from '../../scenes/scene.ts';
import { PaperNote } from './paper-note.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type NoteReaderWords = PictureWords['scenes']['note-reader'];

function NoteReaderWide({ words, format }: DrawingProps<NoteReaderWords>) {
  return (
    <>
      <PaperNote x={50} y={50} words={words} />
      <Stroke
        d="M311 178C354 176 350 128 398 128M233 238C330 236 340 176 398 176M252 295C340 292 340 224 398 224M221 360C320 354 330 288 398 288"
        colour={palette.teal}
        width={2.5}
        dashes=".1 8"
      />
      <TableCard x={398} y={56} words={words} format={format} />
    </>
  );
}

function NoteReaderNear({ words, format }: DrawingProps<NoteReaderWords>) {
  return (
    <>
      <PaperNote x={16} y={10} words={words} isShort />
      <Panel x={256} y={178} width={284} height={160} radius={18} lift={60}>
        <UncertainLine words={words} format={format} width={244} />
      </Panel>
    </>
  );
}

function NoteReaderSmall({ words, format }: DrawingProps<NoteReaderWords>) {
  return (
    <>
      <PaperNote x={6} y={-4} words={words} isShort />
      <Panel x={60} y={216} width={280} height={150} radius={18} lift={56}>
        <UncertainLine words={words} format={format} width={240} />
      </Panel>
    </>
  );
}

function TableCard({ x, y, words, format }: DrawingProps<NoteReaderWords> & Place) {
  const rows = [
    [words.sender, 'Kwekerij De Linde', format.number(0.99, 2)],
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
          <Text x={96} y={4} size={13.5} weight="bold">
            {value}
          </Text>
          <Chip x={224} y={-12} width={48} colour="teal">
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
        {words.doubtful}
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
export const scene: Scene<NoteReaderWords> = {
  words: wordsOf('scenes', 'note-reader'),
  ramp: 'apricot',
  wide: {
    width: 760,
    height: 520,
    land: { name: 'hill', x: -430, y: -260, width: 1400 },
    Drawing: NoteReaderWide,
  },
  near: {
    width: 560,
    height: 383,
    land: { name: 'hill', x: -320, y: -190, width: 1040 },
    Drawing: NoteReaderNear,
  },
  small: {
    width: 360,
    height: 380,
    land: { name: 'hill', x: -420, y: -180, width: 900 },
    Drawing: NoteReaderSmall,
  },
};

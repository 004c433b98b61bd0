import { Stroke } from '../../kit/lines.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Place } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

type NoteReaderWords = PictureWords['scenes']['note-reader'];

interface PaperNoteProps extends Place {
  words: NoteReaderWords;
  /** Its sender and the uncertain field only. */
  isShort?: boolean;
}

/** A crumpled delivery note with the fields that were found, 330 by 420. */
export function PaperNote({ x, y, words, isShort = false }: PaperNoteProps) {
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
      {!isShort && (
        <>
          <Field y={168} width={150} colour={palette.teal}>
            14-11-2026
          </Field>
          <Field y={226} width={166} colour={palette.teal}>
            9.240 kg
          </Field>
        </>
      )}
      <g transform={`translate(30 ${isShort ? 162 : 288})`}>
        <rect
          width="132"
          height="46"
          rx="6"
          fill="#fff1d0"
          stroke={palette.orange}
          strokeWidth="2.5"
          strokeDasharray="6 5"
        />
        <Stroke
          d="M22 10c-2 8-2 16-2 26M40 14c8-8 16 2 8 10l-12 12c8-2 14-2 20 0"
          colour="#31405f"
          width={3.2}
        />
      </g>
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

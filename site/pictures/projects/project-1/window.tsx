import { Chip } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import type { Scene } from '../../scenes/scene.ts';
import { windowScreen, type ScreenProps } from '../screen.tsx';
import { type PictureWords, wordsOf } from '../../words.ts';

type LotAuditWords = PictureWords['scenes']['lot-audit'];

function LotAudit({ words, width }: ScreenProps<LotAuditWords>) {
  return (
    <>
      <Text x={20} y={70} size={18} weight="bold">
        {words.heading}
      </Text>
      {words.lots.map(([lot, finding, verdict], index) => (
        <g key={lot} transform={`translate(0 ${86 + index * 61})`}>
          {verdict ? <rect x="8" width={width - 16} height="56" rx="12" fill="#fff1d4" /> : null}
          <Text x={20} y={24} size={14} weight="bold">
            {lot}
          </Text>
          <Text x={20} y={44} size={13} tone="muted">
            {finding}
          </Text>
          {verdict ? (
            <Chip x={width - 102} y={15} width={84} size={12.5} colour={index ? 'sun' : 'orange'}>
              {verdict}
            </Chip>
          ) : (
            <Glyph name="check" x={width - 48} y={16} size={24} colour={palette.teal} />
          )}
        </g>
      ))}
    </>
  );
}

/** The lots of a month, those with gaps and contradictions first. */
export const scene: Scene<LotAuditWords> = windowScreen(
  wordsOf('scenes', 'lot-audit'),
  'field',
  LotAudit,
);

import type { Format } from '../../format.ts';
import { BackOfHand } from '../../kit/hands/hands.tsx';
import { KeyValues } from '../../kit/key-values.tsx';
import { Rule, Stroke } from '../../kit/lines.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { tenant } from './places.ts';
import type { PictureWords } from '../../words.ts';

interface ContractProps {
  words: PictureWords['stages']['wareflex'];
  format: Format;
}

/** The bay's 138 m² at 62,000 ₫. */
export const rent = 8_556_000;

const rows = ({ words, format }: ContractProps) =>
  [
    [words.size, format.quantity(138, 'm²')],
    [words.rent, format.money(rent, 'VND')],
    [words.from, words.march],
    [words.to, words.may],
    [words.deposit, format.money(rent, 'VND')],
  ] as const;

const stepsOf = ({ inquiry, visit, offer, signed }: PictureWords['stages']['wareflex']) => [
  inquiry,
  visit,
  offer,
  signed,
];

/** Inquiry, visit, offer, contract: the last is whose turn it is. */
function Way({ words, width }: { words: PictureWords['stages']['wareflex']; width: number }) {
  return (
    <>
      <path d={`M${width / 8} 0H${(width * 7) / 8}`} stroke="#a9bd6b" strokeWidth="4" />
      {stepsOf(words).map((step, index) => (
        <g key={step} transform={`translate(${(width * (2 * index + 1)) / 8} 0)`}>
          <circle r="11" fill={index === 3 ? palette.orange : '#6d8c3e'} />
          {index === 3 ? (
            <circle r="4.5" fill="#fff" />
          ) : (
            <path
              d="M-4.500 0l3 3.500 6-7"
              fill="none"
              stroke="#fff"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
          <Text x={0} y={31} size={14} weight={index === 3 ? 'bold' : 'medium'} anchor="middle">
            {step}
          </Text>
        </g>
      ))}
    </>
  );
}

const ink = '#31405f';
const ownerSigns = 'M12-14c12-34 22-30 16 0-4 18 14-30 24-16 6 10-6 20 6 14s10-26 18-10 14 10 24-4';
const tenantSigns =
  'M0-14c4-30 30-40 22-12-4 16-20 16-10 20 18 4 16-26 30-24 10 4-6 22 8 18s14-22 24-14 8 12 22 2 12-16 30-18';

/** The page both sides see; 400 by 500. Where the tenant signs is empty. */
function Page(props: ContractProps) {
  const { words } = props;
  return (
    <Panel x={0} y={0} width={400} height={506} radius={12} lift={90}>
      <g transform="translate(20 42)">
        <Way words={words} width={360} />
      </g>
      <path d="M0 96H400" stroke={palette.ink} strokeOpacity=".1" />
      <Text x={34} y={142} size={27} weight="bold">
        {words.contract}
      </Text>
      <Text x={34} y={167} size={15} tone="muted">
        {words.place}
      </Text>
      <KeyValues x={34} y={211} width={332} size={16} step={40} rows={rows(props)} />
      <g transform="translate(34 458)">
        <Stroke d={ownerSigns} colour={ink} width={3} />
        <Rule d="M0 0H146M178 0H332" />
        <Text x={0} y={23} size={14} tone="muted">
          {words.owner}
        </Text>
        <Text x={178} y={23} size={14} tone="muted">
          {words.tenant}
        </Text>
      </g>
    </Panel>
  );
}

/** The same for a phone, 276 by 250. */
function PageSmall(props: ContractProps) {
  const { words } = props;
  return (
    <Panel x={0} y={0} width={276} height={292} radius={10} lift={40}>
      <Text x={20} y={36} size={20} weight="bold">
        {words.contract}
      </Text>
      <Text x={20} y={57} size={13} tone="muted">
        {words.place}
      </Text>
      <KeyValues x={20} y={87} width={236} size={14} step={29} rows={rows(props)} />
      <g transform="translate(20 262)">
        <Stroke d={ownerSigns} colour={ink} width={2.4} />
        <g transform="translate(132 0) scale(.8)">
          <Stroke d={tenantSigns} colour={ink} width={3} />
        </g>
        <Rule d="M0 0H106M126 0H236" />
        <Text x={0} y={19} size={12.5} tone="muted">
          {words.owner}
        </Text>
        <Text x={126} y={19} size={12.5} tone="muted">
          {words.tenant}
        </Text>
      </g>
    </Panel>
  );
}

/** Where the page lies, and on it the tenant's name. */
const pageAt = 'translate(822 118) rotate(-3)';

export function ContractSymbols(props: ContractProps) {
  return (
    <>
      <g id="wf-page" transform={pageAt}>
        <Page {...props} />
      </g>
      <g id="wf-signature" transform={pageAt}>
        <g transform="translate(222 454)">
          <Stroke d={tenantSigns} colour={ink} width={3} />
        </g>
      </g>
      <g id="wf-cover" transform={pageAt}>
        <rect x="214" y="410" width="160" height="47" fill={palette.white} />
      </g>
      <g id="wf-page-small">
        <PageSmall {...props} />
      </g>
      <g id="wf-tenant">
        <BackOfHand of={tenant} turn={-34} />
      </g>
    </>
  );
}

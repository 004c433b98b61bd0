import { Panel } from '../../kit/panel.tsx';
import { Text } from '../../kit/text.tsx';
import { palette } from '../../palette.ts';
import { cloths } from './garment.tsx';
import type { TaffiProps } from './words.ts';

/** The coat in the few words a stylist would use. */
export function Card({ words }: TaffiProps) {
  const properties = [
    { label: words.colour, value: words.clay },
    { label: words.weight, value: words.heavy },
    { label: words.cut, value: words.straight },
    { label: words.occasion, value: words.work },
  ];
  return (
    <Panel x={1760} y={546} width={520} height={252} radius={20} lift={60}>
      <circle cx="42" cy="44" r="17" fill={cloths.clay.main} stroke="#8f4025" strokeWidth="2" />
      <Text x={72} y={51} size={21} weight="bold">
        {words.coat}
      </Text>
      <path d="M28 78H492" stroke={palette.ink} strokeOpacity=".12" />
      {properties.map(({ label, value }, index) => (
        <g
          key={label}
          transform={`translate(${28 + (index % 2) * 240} ${110 + Math.floor(index / 2) * 58})`}
        >
          <Text x={0} y={0} size={13.5} tone="muted">
            {label}
          </Text>
          <Text x={0} y={23} size={16.5} weight="bold">
            {value}
          </Text>
        </g>
      ))}
      <rect x="28" y="206" width="464" height="32" rx="16" fill="#f8ddcf" />
      <Text x={260} y={227} size={14} weight="bold" fill="#8f4025" anchor="middle">
        {words.unworn}
      </Text>
    </Panel>
  );
}

/** The same for a phone. */
export function CardSmall({ words }: TaffiProps) {
  const rows = [
    [words.colour, words.clay],
    [words.weight, words.heavy],
    [words.cut, words.straight],
    [words.occasion, words.work],
  ] as const;
  return (
    <Panel x={14} y={194} width={272} height={184} lift={40}>
      <circle cx="31" cy="30" r="12" fill={cloths.clay.main} />
      <Text x={52} y={36} size={16} weight="bold">
        {words.coat}
      </Text>
      {rows.map(([label, value], index) => (
        <g key={label}>
          <Text x={18} y={67 + index * 24} size={13} tone="muted">
            {label}
          </Text>
          <Text x={254} y={67 + index * 24} size={13.5} weight="bold" anchor="end">
            {value}
          </Text>
        </g>
      ))}
      <rect x="14" y="150" width="244" height="26" rx="13" fill="#f8ddcf" />
      <Text x={136} y={167.5} size={13} weight="bold" fill="#8f4025" anchor="middle">
        {words.unworn}
      </Text>
    </Panel>
  );
}

import type { ReactNode } from 'react';

import { Button } from '../../kit/controls.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { paint, palette } from '../../palette.ts';
import { HeldPhone, HeldScreen } from '../held-phone.tsx';
import { Log } from './log.tsx';
import type { IotProps } from './words.ts';

const night = { ground: '#0e1f20', ink: '#fff' };
const field = '#1b3a3b';
const quiet = '#a9c4c2';

function Label({ y, children }: { y: number; children: string }) {
  return (
    <Text x={20} y={y} size={13} weight="medium" fill={quiet}>
      {children}
    </Text>
  );
}

/** What is chosen while the key is lent lies on the screen as parts of its own. */
function Choice({ id, children }: { id: string; children: ReactNode }) {
  return (
    <g id={id} transform="translate(12 12)">
      {children}
    </g>
  );
}

const friday = 4;
const dayAt = (index: number) => `translate(${29 + index * 31} 240)`;

/** Three choices: who, when, until when. */
function Lend({ words, format }: IotProps) {
  return (
    <>
      <HeldScreen id="lk-lend" {...night} time="8:52">
        <Text x={20} y={76} size={22} weight="bold" tone="white">
          {words.lend}
        </Text>
        <Label y={112}>{words.who}</Label>
        <rect x="14" y="122" width="216" height="56" rx="18" fill={field} />
        <Label y={210}>{words.when}</Label>
        {words.weekdays.map((day, index) => (
          <g key={index} transform={dayAt(index)}>
            <circle r="14" fill={field} />
            <Text x={0} y={4.5} size={12.5} weight="bold" anchor="middle" tone="white">
              {day}
            </Text>
          </g>
        ))}
        <Label y={290}>{words.until}</Label>
        <rect x="14" y="300" width="216" height="104" rx="18" fill={field} />
        <path d="M32 366h180" stroke="#2f5253" strokeWidth="8" strokeLinecap="round" />
        <Text x={32} y={392} size={12.5} fill={quiet}>
          {words.hours}
        </Text>
      </HeldScreen>
      <Choice id="lk-who">
        <circle cx="44" cy="150" r="17" fill={palette.honey} />
        <Text x={44} y={155} size={13.5} weight="bold" anchor="middle">
          {words.guestInitial}
        </Text>
        <Text x={72} y={155.5} size={16} weight="bold" tone="white">
          {words.guest}
        </Text>
      </Choice>
      <Choice id="lk-when">
        <g transform={dayAt(friday)}>
          <circle r="15" fill={palette.sun} />
          <Text x={0} y={4.5} size={13} weight="bold" anchor="middle">
            {words.weekdays[friday]}
          </Text>
        </g>
      </Choice>
      <Choice id="lk-until">
        <Text x={32} y={336} size={20} weight="bold" tone="white">
          {format.time(9, 0)}
        </Text>
        <Text x={212} y={336} size={20} weight="bold" tone="white" anchor="end">
          {format.time(10, 0)}
        </Text>
        <path d="M78 366h27" stroke={palette.sun} strokeWidth="8" strokeLinecap="round" />
        <circle cx="78" cy="366" r="10" fill="#fff" />
      </Choice>
      <Choice id="lk-end">
        <circle cx="105" cy="366" r="10" fill="#fff" />
      </Choice>
      <Choice id="lk-send">
        <Button x={14} y={440} width={216} height={52}>
          {words.send}
        </Button>
      </Choice>
      <Choice id="lk-sent">
        <rect x="14" y="440" width="216" height="52" rx="26" fill={palette.teal} />
        <Glyph name="check" x={30} y={455} size={22} colour="#fff" />
        <Text x={62} y={471} size={14.5} weight="bold" tone="white">
          {words.sent}
        </Text>
      </Choice>
    </>
  );
}

/** Her own phone when the key comes. */
function Received({ words }: IotProps) {
  return (
    <>
      <HeldScreen id="lk-waiting" ground="#4b3459" ink="#fff" time="8:53">
        <path d="M0 150c60-50 110 10 160-24s70-30 84-20v426H0z" fill="#74548a" />
        <path d="M0 260c70-40 100 20 150-6s70-16 94-4v282H0z" fill="#b06a5b" />
        <path d="M0 380c50-30 110 16 150-8s70-20 94-8v168H0z" fill="#e59a56" />
      </HeldScreen>
      <Choice id="lk-received">
        <rect x="12" y="52" width="220" height="76" rx="22" fill={palette.white} />
        <rect x="24" y="67" width="46" height="46" rx="14" fill={paint.sun} />
        <Glyph name="key" x={34} y={77} size={26} />
        <Text x={82} y={86} size={14.5} weight="bold">
          {words.received}
        </Text>
        <Text x={82} y={107} size={13} tone="muted">
          {words.window}
        </Text>
      </Choice>
    </>
  );
}

/** The key on her phone, in front of the door: what it opens, until when, and that nothing else is needed. */
function Unlock({ words }: IotProps) {
  return (
    <>
      <HeldScreen id="lk-ready" {...night} time="9:04" isOffline>
        <Text x={20} y={78} size={24} weight="bold" tone="white">
          {words.door}
        </Text>
        <Text x={20} y={101} size={14} fill={quiet}>
          {words.window}
        </Text>
        <g transform="translate(14 116)">
          <rect width="216" height="36" rx="18" fill={field} />
          <Glyph name="cloud" x={14} y={6} size={24} colour={palette.honey} />
          <path d="M15 8L38 30" stroke={palette.honey} strokeWidth="2.4" strokeLinecap="round" />
          <Text x={50} y={23.5} size={14} weight="bold" fill={palette.honey}>
            {words.offline}
          </Text>
        </g>
        <circle cx="122" cy="274" r="96" fill="#153234" />
        <circle cx="122" cy="274" r="80" fill="none" stroke="#2b4f51" strokeWidth="11" />
      </HeldScreen>
      <Choice id="lk-locked">
        <path d={glyphKey} transform="translate(72 224)" fill={paint.sun} fillRule="evenodd" />
        <Button x={14} y={440} width={216} height={52}>
          {words.unlock}
        </Button>
      </Choice>
      <Choice id="lk-opened">
        <circle cx="122" cy="274" r="80" fill="none" stroke={palette.tealLight} strokeWidth="11" />
        <Text x={122} y={286} size={36} weight="bold" tone="white" anchor="middle">
          {words.openTime}
        </Text>
        <Glyph name="check" x={106} y={214} size={34} colour={palette.tealLight} />
        <Text x={122} y={314} size={14} weight="medium" fill={quiet} anchor="middle">
          {words.opened}
        </Text>
        <rect x="14" y="440" width="216" height="52" rx="26" fill={palette.teal} />
        <Glyph name="check" x={109} y={453} size={26} colour="#fff" />
      </Choice>
    </>
  );
}

/** A key in 100 by 100, its bow at the upper left. */
const glyphKey =
  'M10 32a24 24 0 1 1 43 15l36 36v11h-17v-10h-10v-10h-10l-13-15A24 24 0 0 1 10 32zm24-9a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';

export function PhoneSymbols(props: IotProps) {
  return (
    <>
      <g id="lk-phone">
        <HeldPhone />
      </g>
      <Lend {...props} />
      <Received {...props} />
      <Unlock {...props} />
      <HeldScreen id="lk-log" {...night} time="18:10">
        <Log {...props} />
      </HeldScreen>
    </>
  );
}

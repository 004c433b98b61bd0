import type { Locale } from '@sunfield/shared/locales';
import type { ReactNode } from 'react';

import { formatFor } from '../../format.ts';
import { Definitions } from '../../kit/definitions.tsx';
import { Phone } from '../../kit/phone.tsx';
import { TicketSymbol, ticketId } from '../order/arrival.tsx';
import { MenuScreen } from '../order/menu-screen.tsx';
import { DeviceCloud } from './device-cloud.tsx';
import { ReleaseCard } from './release-card.tsx';
import { wordsOf } from '../../words.ts';

export const heroWords = wordsOf('scenes', 'hero-scene');

const definitionIds = [
  'sun',
  'sun-across',
  'ink',
  'ceramic',
  'broth',
  'tea',
  'shadow',
  'fade',
  'blur',
  'leaf',
  'bowl',
  'rolls',
  'grill',
  'phone-screen',
];

interface HeroSceneProps {
  locale: Locale;
  /** What lies over it: the hand that sends the order. */
  children?: ReactNode;
}

/** Three products over the land of the home page. They float in CSS, each in its own time. */
export function HeroScene({ locale, children }: HeroSceneProps) {
  const words = heroWords(locale);
  const format = formatFor(locale);
  return (
    <div className="hero-scene" aria-hidden="true">
      <svg className="hero-scene-definitions" width="0" height="0" focusable="false">
        <Definitions ids={definitionIds} />
        <defs>
          <TicketSymbol format={format} />
        </defs>
      </svg>
      <Fragment name="cloud" width={480} height={318}>
        <DeviceCloud words={words.cloud} format={format} />
      </Fragment>
      <Fragment name="phone" width={268} height={556}>
        <Phone x={0} y={0} scale={1} time="19:24" lift={100}>
          <MenuScreen format={format} />
        </Phone>
        <circle className="hero-tap" cx="186" cy="486" r="30" />
      </Fragment>
      <Fragment name="ticket" width={196} height={124}>
        <use href={`#${ticketId}`} />
      </Fragment>
      <Fragment name="release" width={300} height={156}>
        <ReleaseCard words={words.release} format={format} />
      </Fragment>
      {children}
    </div>
  );
}

interface FragmentProps {
  name: string;
  width: number;
  height: number;
  children: ReactNode;
}

function Fragment({ name, width, height, children }: FragmentProps) {
  return (
    <svg
      className={`scene hero-fragment hero-fragment-${name}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {children}
    </svg>
  );
}

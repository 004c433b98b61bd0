import type { ReactNode } from 'react';

import { Case, screen, StatusBar } from '../kit/phone.tsx';

/** A phone in a hand of kit/hands/hands.tsx, with shadows of plain paper: it moves. */
export function HeldPhone() {
  return (
    <>
      <path
        d="M-46 92V590Q-46 626-12 626H206Q228 626 240 606L260 540 200 20H20Q-46 26-46 92z"
        fill="#2a0f00"
        opacity=".2"
      />
      <path
        d="M-22 66V566Q-22 596 10 596H220Q246 596 254 576L262 540 220 14H30Q-22 20-22 66z"
        fill="#2a0f00"
        opacity=".24"
      />
      <Case />
    </>
  );
}

interface HeldScreenProps {
  id: string;
  ground: string;
  ink: string;
  time: string;
  isOffline?: boolean;
  children: ReactNode;
}

/** One thing such a phone shows, as a symbol of its own. */
export function HeldScreen({
  id,
  ground,
  ink,
  time,
  isOffline = false,
  children,
}: HeldScreenProps) {
  return (
    <g id={id} transform="translate(12 12)" clipPath="url(#phone-screen)">
      <rect {...screen} fill={ground} />
      {children}
      <StatusBar time={time} colour={ink} isOffline={isOffline} />
      <rect x="77" y="520" width="90" height="4" rx="2" fill={ink} opacity=".8" />
    </g>
  );
}

import type { ReactNode } from 'react';
import type { ClientId } from '../../content/clients.ts';

interface ClientMark {
  readonly width: number;
  readonly drawing: ReactNode;
}

/** Wordmarks of invented clients, drawn in one colour on a line 40 high. */
export const clientMarks: Record<ClientId, ClientMark> = {
  norrland: {
    width: 168,
    drawing: (
      <>
        <path d="M2 30L14 8l8 14 5-8 9 16z" />
        <text x="46" y="29" fontSize="25" fontWeight="600" letterSpacing="-.8">
          Norrland
        </text>
      </>
    ),
  },
  kumo: {
    width: 118,
    drawing: (
      <>
        <path d="M8 28a8 8 0 0 1 1-16 11 11 0 0 1 20 2 7 7 0 0 1 1 14z" />
        <text x="44" y="29" fontSize="28" fontWeight="500" letterSpacing="-1">
          kumo
        </text>
      </>
    ),
  },
  haan: {
    width: 116,
    drawing: (
      <text x="0" y="30" fontSize="28" fontWeight="700" letterSpacing="7">
        HAAN
      </text>
    ),
  },
  orsay: {
    width: 168,
    drawing: (
      <>
        <text x="0" y="29" fontSize="25" letterSpacing="-.4">
          Orsay et Fils
        </text>
        <path d="M0 36h146v1.500H0z" />
      </>
    ),
  },
  tessel: {
    width: 124,
    drawing: (
      <>
        <path d="M4 8h10v10H4zM18 8h10v10H18zM4 22h10v10H4z" />
        <text x="40" y="29" fontSize="26" fontWeight="700" letterSpacing="-1.2">
          tessel
        </text>
      </>
    ),
  },
  minato: {
    width: 178,
    drawing: (
      <>
        <circle cx="16" cy="20" r="14" />
        <path d="M7 22c4-5 6 3 9-1s5 3 9-1" fill="none" stroke="var(--paper)" strokeWidth="3" />
        <text x="40" y="28" fontSize="22" fontWeight="600" letterSpacing="-.5">
          Minato Foods
        </text>
      </>
    ),
  },
  bramwell: {
    width: 158,
    drawing: (
      <>
        <path d="M2 6h20v28H2zM6 10v9h12v-9zM6 23v7h12v-7z" fillRule="evenodd" />
        <text x="32" y="29" fontSize="25" fontWeight="700" letterSpacing="-1.2">
          Bramwell
        </text>
      </>
    ),
  },
};

import type { ReactNode } from 'react';
import type { CaseStudySlug } from '../../content/entries.ts';

interface ClientMark {
  readonly width: number;
  readonly drawing: ReactNode;
}

/**
 * The names of clients in one colour, on a line 40 high, in the order of the strip. They stand in for the clients' own
 * marks: put those here once the clients have agreed to be shown. The maker of the door lock (`iot`) isn't named.
 */
export const clientMarks: Readonly<Partial<Record<CaseStudySlug, ClientMark>>> = {
  yokogawa: {
    width: 158,
    drawing: (
      <text x="0" y="29" fontSize="25" fontWeight="700" letterSpacing=".6">
        Yokogawa
      </text>
    ),
  },
  sato: {
    width: 104,
    drawing: (
      <text x="0" y="30" fontSize="29" fontWeight="700" letterSpacing="4">
        SATO
      </text>
    ),
  },
  orderbuddy: {
    width: 186,
    drawing: (
      <>
        <path
          d="M4 8h11v11H4zM19 8h11v11H19zM4 23h11v11H4zM19 23h5v5h-5zM25 29h5v5h-5z"
          fillRule="evenodd"
        />
        <text x="40" y="29" fontSize="25" fontWeight="700" letterSpacing="-.6">
          orderbuddy
        </text>
      </>
    ),
  },
  wareflex: {
    width: 156,
    drawing: (
      <>
        <path d="M2 16 18 6l16 10v18h-6V21H8v13H2zM12 25h12v9H12z" />
        <text x="44" y="29" fontSize="25" fontWeight="600" letterSpacing="-.8">
          Wareflex
        </text>
      </>
    ),
  },
  halialabs: {
    width: 152,
    drawing: (
      <>
        <path d="M6 18v-4a9 9 0 0 1 18 0v4h3v16H3V18zm4 0h10v-4a5 5 0 0 0-10 0z" />
        <text x="38" y="29" fontSize="25" letterSpacing="-.4">
          halialabs
        </text>
      </>
    ),
  },
  taffi: {
    width: 84,
    drawing: (
      <text x="0" y="30" fontSize="31" fontWeight="500" letterSpacing="1">
        taffi
      </text>
    ),
  },
  babypass: {
    width: 152,
    drawing: (
      <>
        <path d="M16 34C4 26 2 20 2 15a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 5-2 11-14 19z" />
        <text x="40" y="29" fontSize="25" fontWeight="600" letterSpacing="-.6">
          babypass
        </text>
      </>
    ),
  },
};

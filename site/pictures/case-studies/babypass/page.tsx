import type { ReactNode } from 'react';

/** A page of the diary: every moment is one. */
const page = { x: 440, y: 30, width: 964, height: 840, rx: 26 } as const;

export function PageClip() {
  return (
    <clipPath id="bp-page">
      <rect {...page} />
    </clipPath>
  );
}

export function Page({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <>
      <rect {...page} fill="#7a1f16" opacity=".14" transform="translate(-16 22)" />
      <rect {...page} fill="#7a1f16" opacity=".2" transform="translate(-5 7)" />
      <g clipPath="url(#bp-page)">
        <rect {...page} fill={ground} />
        {children}
      </g>
      <rect {...page} fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
    </>
  );
}

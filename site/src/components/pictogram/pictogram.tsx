import { classNames } from '../class-names.ts';
import type { ReactNode } from 'react';
import type { ServiceSlug } from '../../content/entries.ts';

const face = 'pictogram-face';

/** What stands on the terraces, in a 96 by 96 box. */
const objects = {
  'dedicated-teams': (
    <>
      <path
        className={face}
        d="M25 40a9 9 0 1 0 18 0 9 9 0 1 0-18 0M53 40a9 9 0 1 0 18 0 9 9 0 1 0-18 0M39 27a9 9 0 1 0 18 0 9 9 0 1 0-18 0"
      />
      <path className={face} d="M18 70c0-22 32-22 32 0zM46 70c0-22 32-22 32 0z" />
    </>
  ),
  'web-development': (
    <>
      <rect className={face} x="18" y="24" width="60" height="46" rx="8" />
      <path d="M18 37h60M26 30.5h.1M32 30.5h.1M38 30.5h.1M28 48l7 6-7 6M42 60h12" />
    </>
  ),
  'mobile-app-development': (
    <>
      <rect className={face} x="33" y="16" width="32" height="60" rx="9" />
      <path d="M45 22.5h8M41 44l6 6 11-13" />
    </>
  ),
  'cloud-devops': (
    <>
      <path className={face} d="M32 62a13 13 0 0 1-1-26 18 18 0 0 1 34-4 15 15 0 0 1 1 30z" />
      <path d="M48 76V46M40 53l8-8 8 8" />
    </>
  ),
  'qa-sts': (
    <>
      <circle className={face} cx="45" cy="42" r="22" />
      <path d="M61 58l15 16M35 42l8 8 14-15" />
    </>
  ),
} satisfies Record<ServiceSlug, ReactNode>;

/** The sign of a service: one object on terraces that rise when its link is hovered or focused. */
export function Pictogram({
  name,
  className,
}: {
  name: ServiceSlug;
  className?: string | undefined;
}) {
  return (
    <svg
      className={classNames('pictogram', className)}
      viewBox="0 0 96 96"
      width="96"
      height="96"
      aria-hidden="true"
    >
      <rect className="pictogram-ground" x="4" y="4" width="88" height="88" rx="22" />
      <path
        className="pictogram-far"
        d="M4 78c18-16 30-4 46-10s22-20 42-16v28a12 12 0 0 1-12 12H16A12 12 0 0 1 4 80z"
      />
      <path
        className="pictogram-near"
        d="M4 86c20-10 34 0 50-4s22-14 38-12v10a12 12 0 0 1-12 12H16A12 12 0 0 1 4 86z"
      />
      <g className="pictogram-object">{objects[name]}</g>
    </svg>
  );
}

import { classNames } from '../class-names.ts';
import { pictograms } from '../../../pictures/services/pictograms.ts';
import type { ServiceSlug } from '../../content/entries.ts';

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
      <g className="pictogram-object">{pictograms[name]}</g>
    </svg>
  );
}

import { iconPaths, type IconName } from '../../../pictures/kit/icon-paths.ts';

/** A decorative line icon in the colour of the text; `.icon` is 1.25em, a class may resize it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trimEnd()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

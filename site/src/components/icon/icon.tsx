import { classNames } from '../class-names.ts';
import { iconPaths, type IconName } from '../../../pictures/kit/icon-paths.ts';

export { iconPaths };

/** A decorative line icon in the colour of the text; `.icon` is 1.25em, a class may resize it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <IconPath path={iconPaths[name]} className={className} />;
}

/** The same, for the browser: it gets the path of its icon, and not those of all others. */
export function IconPath({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

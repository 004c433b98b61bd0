import type { Picture } from '../../../pictures/picture.ts';
import type { Breakpoint } from '../../styles/media-queries.ts';

export interface PictureProps {
  /** A drawing or a photograph. */
  readonly of: Picture;
  /** What can be seen; empty where the words beside it say the same. A photograph has its own words for it. */
  readonly alt?: string;
  /** For what is seen first: loaded at once instead of on approach. */
  readonly isPriority?: boolean;
  /** It never gets wider than half a page. */
  readonly isNarrow?: boolean;
  /** Windows up to this have too little room for the wide one of a scene that has a medium one. */
  readonly mediumBelow?: Breakpoint | undefined;
  /** Beside a text it is half a page wide, and in windows up to this too narrow for the whole scene. */
  readonly nearBelow?: Breakpoint | undefined;
  /** Where it is wider than a phone, as a media query; elsewhere it never is. */
  readonly wideOn?: string | undefined;
}

import type { ImageFile } from '../../../pictures/picture.ts';
import { translation } from '../../request/translation.ts';
import { above, below } from '../../styles/media-queries.ts';
import { drawnScene } from './drawn-scene.ts';
import { Image } from './image.tsx';
import type { PictureProps } from './picture-props.ts';

interface DrawnPictureProps extends Omit<PictureProps, 'of'> {
  readonly name: string;
}

/**
 * A scene in the reader's language: each window gets the composition whose words can be read in the
 * room that the picture has there.
 */
export function DrawnPicture({
  name,
  isNarrow,
  nearBelow,
  mediumBelow = 'lg',
  wideOn,
  ...shown
}: DrawnPictureProps) {
  const { locale } = translation();
  const { wide, medium, near, small } = drawnScene(name).files[locale];
  // One to a row, narrow tablets have no room for the whole scene either.
  const onTablet = `${above('sm')} and ${below('md')}`;
  const besideText = isNarrow ? above('lg') : nearBelow && `${above('lg')} and ${below(nearBelow)}`;
  const nearer = near && (
    <Source media={besideText ? `${onTablet}, ${besideText}` : onTablet} image={near} />
  );
  // One composition for every window needs no choice.
  if (small.file === wide.file) return <Image image={wide} {...shown} />;
  return (
    <picture>
      {wideOn ? (
        <>
          {nearer}
          <Source media={wideOn} image={wide} />
        </>
      ) : (
        <>
          <Source media={below('sm')} image={small} />
          {nearer}
          {medium && <Source media={below(mediumBelow)} image={medium} />}
        </>
      )}
      <Image image={wideOn ? small : wide} {...shown} />
    </picture>
  );
}

function Source({ media, image: { file, width, height } }: { media: string; image: ImageFile }) {
  return <source media={media} srcSet={file} width={width} height={height} />;
}

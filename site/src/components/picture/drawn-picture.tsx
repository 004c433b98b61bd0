import pictures from 'virtual:pictures';
import type { ImageFile, SceneName } from '../../../pictures/picture.ts';
import { translation } from '../../request/translation.ts';
import { below } from '../../styles/media-queries.ts';
import { Image } from './image.tsx';
import type { PictureProps } from './picture-props.ts';

interface DrawnPictureProps extends Omit<PictureProps, 'of'> {
  readonly name: SceneName;
}

/** A scene in the reader's language; narrow screens get its small composition, tablets a medium one where there is one. */
export function DrawnPicture({ name, isNarrow, wideOn, ...shown }: DrawnPictureProps) {
  const { locale } = translation();
  const { wide, medium, small } = pictures.scenes[name].files[locale];
  const largest = wideOn ? small : isNarrow ? (medium ?? wide) : wide;
  return (
    <picture>
      {wideOn ? (
        <Source media={wideOn} image={wide} />
      ) : (
        <>
          <Source media={below('sm')} image={small} />
          {medium && <Source media={below('lg')} image={medium} />}
        </>
      )}
      <Image image={largest} {...shown} />
    </picture>
  );
}

function Source({ media, image: { file, width, height } }: { media: string; image: ImageFile }) {
  return <source media={media} srcSet={file} width={width} height={height} />;
}

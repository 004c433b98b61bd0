import type { ImageFile } from '../../../pictures/picture.ts';

interface ImageProps {
  readonly image: ImageFile;
  readonly alt?: string | undefined;
  readonly isPriority?: boolean | undefined;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** Its size is known before it arrives, so that nothing moves. */
export function Image({ image, alt = '', isPriority, ...sources }: ImageProps) {
  return (
    <img
      {...sources}
      src={image.file}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
    />
  );
}

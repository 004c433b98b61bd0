import { below } from '../../lib/media-queries.ts';
import { sceneFiles } from './scene-files.gen.ts';

export type SceneFileName = keyof (typeof sceneFiles)['en'];

interface ScenePictureProps {
  name: SceneFileName;
  locale: keyof typeof sceneFiles;
  /** The scene's `label` from its words; empty where the text beside it says the same. */
  alt: string;
  /** For what is seen first: loaded at once instead of on approach. */
  isPriority?: boolean;
  /** The medium composition, where there is one, on wide windows too: for a frame that stays narrow. */
  isNarrow?: boolean;
  /** For a frame that is mostly as narrow as a phone: the windows (a media query) that get the wide composition; all others get the small one. */
  wideOn?: string | undefined;
  className?: string | undefined;
}

/** A scene as an image file of the reader's language; narrow screens get its small composition, tablets a medium one where there is one. */
export function ScenePicture({
  name,
  locale,
  alt,
  isPriority = false,
  isNarrow = false,
  wideOn,
  className,
}: ScenePictureProps) {
  const { wide, small, ...others } = sceneFiles[locale][name];
  const medium = 'medium' in others ? others.medium : undefined;
  const largest = wideOn ? small : isNarrow ? (medium ?? wide) : wide;
  return (
    <picture className={className}>
      {wideOn ? (
        <Source media={wideOn} {...wide} />
      ) : (
        <>
          <Source media={below('sm')} {...small} />
          {medium && <Source media={below('lg')} {...medium} />}
        </>
      )}
      <img
        src={largest.file}
        width={largest.width}
        height={largest.height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

interface SourceProps {
  media: string;
  file: string;
  width: number;
  height: number;
}

function Source({ media, file, width, height }: SourceProps) {
  return <source media={media} srcSet={file} width={width} height={height} />;
}

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
  /** The small composition in every window: for a frame as narrow as a phone. */
  isSmall?: boolean;
  className?: string | undefined;
}

/** A scene as an image file of the reader's language; narrow screens get its small composition, tablets a medium one where there is one. */
export function ScenePicture({
  name,
  locale,
  alt,
  isPriority = false,
  isNarrow = false,
  isSmall = false,
  className,
}: ScenePictureProps) {
  const { wide, small, ...others } = sceneFiles[locale][name];
  const medium = 'medium' in others ? others.medium : undefined;
  const largest = isSmall ? small : isNarrow ? (medium ?? wide) : wide;
  return (
    <picture className={className}>
      {!isSmall && <Source until={576} {...small} />}
      {!isSmall && medium && <Source until={992} {...medium} />}
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
  /** The widest window that gets it. */
  until: number;
  file: string;
  width: number;
  height: number;
}

function Source({ until, file, width, height }: SourceProps) {
  return <source media={`(max-width: ${until}px)`} srcSet={file} width={width} height={height} />;
}

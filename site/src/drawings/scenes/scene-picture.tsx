import { sceneFiles } from './scene-files.gen.ts';

export type SceneFileName = keyof (typeof sceneFiles)['en'];

interface ScenePictureProps {
  name: SceneFileName;
  locale: keyof typeof sceneFiles;
  /** The scene's `label` from its words; empty where the text beside it says the same. */
  alt: string;
  /** For what is seen first: loaded at once instead of on approach. */
  isPriority?: boolean;
  /** Diagrams are wide and their words small: tablets get the small composition too. */
  isDiagram?: boolean;
  className?: string | undefined;
}

/** A scene as an image file of the reader's language; narrow screens get its small composition. */
export function ScenePicture({
  name,
  locale,
  alt,
  isPriority = false,
  isDiagram = false,
  className,
}: ScenePictureProps) {
  const { wide, small } = sceneFiles[locale][name];
  return (
    <picture className={className}>
      <source
        media={isDiagram ? '(max-width: 768px)' : '(max-width: 576px)'}
        srcSet={small.file}
        width={small.width}
        height={small.height}
      />
      <img
        src={wide.file}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

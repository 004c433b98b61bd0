import type { DrawingProps } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

export type TaffiWords = PictureWords['stages']['taffi'];
export type TaffiProps = DrawingProps<TaffiWords>;

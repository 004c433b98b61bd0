import type { DrawingProps } from '../../scenes/scene.ts';
import type english from './taffi.en.json';

export type TaffiWords = typeof english;
export type TaffiProps = DrawingProps<TaffiWords>;

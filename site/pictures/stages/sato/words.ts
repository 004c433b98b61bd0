import type { DrawingProps } from '../../scenes/scene.ts';
import type english from './sato.en.json';

export type SatoWords = typeof english;
export type SatoProps = DrawingProps<SatoWords>;

import type { DrawingProps } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

export type SatoWords = PictureWords['stages']['sato'];
export type SatoProps = DrawingProps<SatoWords>;

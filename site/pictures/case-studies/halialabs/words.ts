import type { scene } from './scene.tsx';
import type { DrawingProps } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

export type HalialabsWords = PictureWords['stages']['halialabs'];

export interface MomentProps extends DrawingProps<HalialabsWords> {
  /** The words of the data room: names of documents and of what may be done with them. */
  room: ReturnType<typeof scene.words>;
}

import type { halialabs } from '../../scenes/halialabs/halialabs.tsx';
import type { DrawingProps } from '../../scenes/scene.ts';
import type english from './halialabs.en.json';

export type HalialabsWords = typeof english;

export interface MomentProps extends DrawingProps<HalialabsWords> {
  /** The words of the data room: names of documents and of what may be done with them. */
  room: ReturnType<typeof halialabs.words>;
}

import type { DrawingProps } from '../../scenes/scene.ts';
import type { PictureWords } from '../../words.ts';

export type IotWords = PictureWords['stages']['iot'];
export type IotProps = DrawingProps<IotWords>;

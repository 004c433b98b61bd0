import type { DrawingProps } from '../../scenes/scene.ts';
import type english from './iot.en.json';

export type IotWords = typeof english;
export type IotProps = DrawingProps<IotWords>;

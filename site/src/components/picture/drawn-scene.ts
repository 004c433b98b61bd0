import pictures from 'virtual:pictures';
import type { DrawnScene } from '../../../pictures/picture.ts';

/** @throws Error where nothing has that name. */
export function drawnScene(name: string): DrawnScene {
  const scene = pictures.scenes[name];
  if (!scene)
    throw new Error(`Nothing is drawn or photographed by the name "${name}": see site/pictures.`);
  return scene;
}

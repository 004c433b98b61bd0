import words from '../../locales/en/scenes.ts';
import type { SceneWords } from './scene-words.ts';

// The words of the scenes stand with all other words, in locales/<language>/scenes.ts: write them there.
// This holds the English ones, the type of the others, against what the scenes ask for.
export const en: SceneWords = words;

import { Blob, Buffer, Face as ShapedFace, Font, shape } from 'harfbuzzjs';

import type { Face } from './faces.ts';

/** How wide a text is, in units of its size. */
export type Measure = (text: string) => number;

/** Measures with the faces that will draw, kerning included. */
export function measureWith(faces: readonly Face[]): Measure {
  const fonts = faces.map(({ characters, bytes }) => {
    const face = new ShapedFace(new Blob(bytes), 0);
    return { characters, font: new Font(face), unitsPerEm: face.upem };
  });
  const fontOf = (character: string) =>
    fonts.find(({ characters }) => characters.has(character)) ?? fonts[0];

  return (text) => {
    let width = 0;
    let run = '';
    const close = () => {
      const { font, unitsPerEm } = fontOf(run.charAt(0)) ?? {};
      if (run === '' || !font || !unitsPerEm) return;
      const buffer = new Buffer();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
      width += advances.reduce((sum, advance) => sum + advance, 0) / unitsPerEm;
      run = '';
    };
    for (const character of text) {
      if (fontOf(character) !== fontOf(run.charAt(0))) close();
      run += character;
    }
    close();
    return width;
  };
}

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { formatFor } from '../../pictures/format.ts';
import { stages } from '../../pictures/case-studies/drawn.ts';

/** What is painted or cut with: browsers find it only where it is laid out, and symbols are not. */
const paints = /<(linearGradient|radialGradient|pattern|clipPath|mask|filter|marker)\b.*?<\/\1>/g;

const drawn = (part: ReactNode) => renderToStaticMarkup(<svg>{part}</svg>);

describe.each(Object.entries(stages))('the stage %s', (_, { words, Symbols, Paints }) => {
  it('has no paint among its symbols', () => {
    expect(
      drawn(<Symbols words={words('en')} format={formatFor('en')} />).match(paints),
    ).toBeNull();
  });

  it('has nothing else among its paints', () => {
    expect(drawn(Paints && <Paints />).replaceAll(paints, '')).toBe('<svg></svg>');
  });
});

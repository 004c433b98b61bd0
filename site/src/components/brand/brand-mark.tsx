import source from './mark.svg?raw';

const [, viewBox, content = ''] =
  /<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>/su.exec(source) ?? [];
if (viewBox === undefined) throw new Error('mark.svg is no SVG with a viewBox.');

/** The brand's mark. Decorative, so the name stands beside it as text. */
export function BrandMark() {
  return <svg viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: content }} />;
}

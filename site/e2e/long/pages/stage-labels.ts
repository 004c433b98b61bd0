export interface StageLabel {
  readonly text: string;
  /** Of its type as it is seen, in pixels. */
  readonly size: number;
}

/**
 * The words in a stage's pictures at rest, as far as their frames show them: what `use` shows is measured
 * at its source. It runs in the page.
 */
export function stageLabels(list: Element): StageLabel[] {
  const matrixOf = (element: Element, root: Element | null) => {
    let matrix = new DOMMatrix();
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const own = at instanceof SVGGraphicsElement ? at.transform.baseVal.consolidate() : null;
      if (own) matrix = DOMMatrix.fromMatrix(own.matrix).multiply(matrix);
    }
    return matrix;
  };
  const sizes: StageLabel[] = [];
  for (const use of list.querySelectorAll('use')) {
    const frame = use.closest('[role="img"]')?.getBoundingClientRect();
    const shown = use.getScreenCTM();
    const source = document.getElementById(use.href.baseVal.slice(1));
    if (!frame || !shown || frame.width === 0 || use.getClientRects().length === 0) continue;
    const own = use.closest('svg')?.getBoundingClientRect() ?? frame;
    for (const text of source?.querySelectorAll('text') ?? []) {
      const matrix = DOMMatrix.fromMatrix(shown).multiply(
        matrixOf(text, source?.parentElement ?? null),
      );
      const at = matrix.transformPoint({
        x: text.x.baseVal[0]?.value ?? 0,
        y: text.y.baseVal[0]?.value ?? 0,
      });
      const isInside = (box: DOMRect) =>
        at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
      if (!isInside(frame) || !isInside(own)) continue;
      const size = Number(text.getAttribute('font-size')) * Math.hypot(matrix.a, matrix.b);
      sizes.push({ text: text.textContent, size });
    }
  }
  return sizes;
}

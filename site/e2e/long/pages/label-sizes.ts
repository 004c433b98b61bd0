export interface Label {
  readonly picture: string;
  readonly text: string;
  /** Of its type as it is seen, in pixels. */
  readonly size: number;
}

/**
 * The words in a page's drawings, as far as their frames show them: of files and of what is drawn in the
 * page itself. It runs in the page. Stages, whose parts are shown by `use`, are measured by their own test.
 */
export async function labelSizes(): Promise<Label[]> {
  const scaleOf = ({ a, b, c, d }: DOMMatrix) => Math.sqrt(Math.abs(a * d - b * c));
  const matrixIn = (element: Element) => {
    let matrix = new DOMMatrix();
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = at instanceof SVGGraphicsElement ? at.transform.baseVal.consolidate() : null;
      if (own) matrix = DOMMatrix.fromMatrix(own.matrix).multiply(matrix);
    }
    return matrix;
  };

  const inPage = [...document.querySelectorAll('svg text')].flatMap((element): Label[] => {
    const matrix = element instanceof SVGTextElement ? element.getScreenCTM() : null;
    if (!matrix || element.closest('defs') || element.getClientRects().length === 0) return [];
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return [
      {
        picture: 'in the page',
        text: element.textContent,
        size: size * scaleOf(DOMMatrix.fromMatrix(matrix)),
      },
    ];
  });

  const inFile = async (image: HTMLImageElement): Promise<Label[]> => {
    // Its place may depend on the file; one that another takes the place of meanwhile is not decoded.
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
    const chosen = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(
      ({ media, srcset }) => srcset.endsWith('.svg') && matchMedia(media).matches,
    );
    const file = chosen?.srcset ?? image.getAttribute('src') ?? '';
    if (!file.endsWith('.svg') || image.offsetWidth === 0) return [];
    // Without its style sheet, which this page's security policy would report.
    const source = (await (await fetch(file)).text()).replace(/<style>.*?<\/style>/su, '');
    const { documentElement: drawing } = new DOMParser().parseFromString(source, 'image/svg+xml');
    const [width, height] = ['width', 'height'].map((name) => Number(drawing.getAttribute(name)));
    if (!width || !height) return [];
    const { objectFit, objectPosition } = getComputedStyle(image);
    const across = image.offsetWidth / width;
    const scale = objectFit === 'cover' ? Math.max(across, image.offsetHeight / height) : across;
    const [left = 0.5, top = 0.5] = objectPosition
      .split(' ')
      .map((part) => Number.parseFloat(part) / 100);
    const isShown = ({ x, y }: DOMPoint) => {
      const at = {
        x: x * scale + (image.offsetWidth - width * scale) * left,
        y: y * scale + (image.offsetHeight - height * scale) * top,
      };
      return at.x >= 0 && at.y >= 0 && at.x <= image.offsetWidth && at.y <= image.offsetHeight;
    };
    return [...drawing.querySelectorAll('text')].flatMap((text) => {
      const matrix = matrixIn(text);
      const [x, y] = ['x', 'y'].map((name) => Number(text.getAttribute(name)));
      if (!isShown(matrix.transformPoint({ x, y }))) return [];
      const size = Number(text.getAttribute('font-size')) * scaleOf(matrix) * scale;
      return [{ picture: file.split('/').at(-1) ?? file, text: text.textContent, size }];
    });
  };

  const files = await Promise.all([...document.images].map(inFile));
  return [...inPage, ...files.flat()];
}

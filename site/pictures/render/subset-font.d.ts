declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** The layout features to keep; all of them where it is left out. */
    keepFeatures?: string[];
    dropTables?: string[];
    /** A single value removes the axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Leaves out the glyphs that only ligatures and their like would need. */
    noLayoutClosure?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

/**
 * The figures of the company's statistics (docs/product.md, "Company"), in the order they are shown.
 * Each language writes them in its own way: `statistics` in `words/<language>/interface.json`.
 */
export const statistics = [
  { id: 'developers', count: 150 }, // sample
  { id: 'projects', count: 500 }, // sample
  { id: 'clients', count: 50 }, // sample
  { id: 'countries', count: 11 }, // sample
] as const;

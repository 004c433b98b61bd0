/** The figures of the company's statistics (docs/product.md, "Company"), in the order they are shown. */
export const statistics = [
  { id: 'developers', value: '150+' }, // sample
  { id: 'projects', value: '500+' }, // sample
  { id: 'clients', value: '50+' }, // sample
  { id: 'countries', value: '11' }, // sample
] as const;

/**
 * The paper that every page, picture and browser bar stands on. Style sheets say it again, as they can't
 * import: site/test/styles/brand.test.ts holds them to it.
 */
export const paper = '#fbf6ec';

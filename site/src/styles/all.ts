/**
 * Every style sheet of the site, in the order of its layers: what stands higher in the folders may
 * override what stands lower. The site sends one sheet, so what a page looks like can't depend on
 * the order in which its parts arrive.
 */
import.meta.glob('../components/**/*.module.scss', { eager: true });
import.meta.glob('../islands/**/*.module.scss', { eager: true });
import.meta.glob('../sections/**/*.module.scss', { eager: true });
import.meta.glob('../layouts/**/*.module.scss', { eager: true });

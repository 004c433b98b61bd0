// All the flags that scripts set on the root element, so that style sheets know what they can't know by
// themselves. Each names what reads it.

/** The cookie notice has been accepted, now or on an earlier visit (cookie-bar.module.scss). */
export const cookieAcceptedFlag = 'data-cookie-accepted';

/** The page is read in the fallback, as the font wasn't there for the first frame (_properties.scss). */
export const fontLateFlag = 'data-font-late';

/** What lies below the first screen waits for its layout (page-layout.module.scss). */
export const layoutDeferredFlag = 'data-layout-deferred';

/** The menus stay closed below the pointer, until it has left the one that was dismissed (_header.scss). */
export const menuDismissedFlag = 'data-menu-dismissed';

/** Another page has taken the place of the document's own (page-layout.module.scss). */
export const navigatedFlag = 'data-navigated';

/** The page is scrolled further than `backToTopThreshold` (back-to-top.module.scss). */
export const scrolledFlag = 'data-scrolled';

/** The visitor scrolls down, and so reads on (floating-buttons.module.scss). */
export const readingFlag = 'data-reading';

/** The form is where the floating buttons are (floating-buttons.module.scss). */
export const overFormFlag = 'data-over-form';

/** The footer is where the floating buttons are (floating-buttons.module.scss). */
export const overFooterFlag = 'data-over-footer';

/** Text is in the corner that the contact buttons take from a narrow window (floating-buttons.module.scss). */
export const overTextFlag = 'data-over-text';

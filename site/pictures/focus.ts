/** The part that stays in sight where a frame crops a picture; its middle, where nothing is said. */
export type Focus = 'bottom' | 'left' | 'right' | 'top';

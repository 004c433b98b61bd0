import { linkOf } from './link-of.ts';
import { menuDismissedFlag } from './root-flags.ts';

const item = '[data-menu]';

/** Closes every popover, and keeps the menu below the pointer closed until the pointer has left it. */
function dismiss(): void {
  document.documentElement.setAttribute(menuDismissedFlag, '');
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}

const listeners = {
  keydown({ key }: KeyboardEvent) {
    if (key === 'Escape') dismiss();
  },
  click(event: MouseEvent) {
    const menu = linkOf(event)?.closest('[popover], dialog');
    // The page to come, and the bar that tells how far it is, are below it.
    if (menu instanceof HTMLDialogElement) menu.close();
    else if (menu) dismiss();
    openDialog(event);
  },
  /** Opens below a hovering pointer through the style sheet; what is pinned open closes on leaving. */
  pointerover({ target, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const hovered = target.closest(item);
    if (!hovered) document.documentElement.removeAttribute(menuDismissedFlag);
    for (const open of document.querySelectorAll<HTMLElement>(`${item} :popover-open`))
      if (!hovered?.contains(open)) open.hidePopover();
    for (const button of document.querySelectorAll(`${item} button`)) markExpanded(button, hovered);
  },
};

/** Says whether a menu is open also where hovering opened it; the browser says it where a click did. */
function markExpanded(button: Element, hovered: Element | null): void {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const open = panel?.checkVisibility() === true && hovered?.contains(button) === true;
  if (open) button.setAttribute('aria-expanded', 'true');
  else button.removeAttribute('aria-expanded');
}

/** For browsers without invoker commands. */
function openDialog({ target }: MouseEvent): void {
  if ('command' in HTMLButtonElement.prototype || !(target instanceof Element)) return;
  const button = target.closest('[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/**
 * What the header's menus can't do natively: closing on Escape, on leaving and on choosing. Listens from
 * the start, on the way down, so that nobody else's listener can stop what it hears.
 */
export function watchHeaderMenus(): void {
  for (const [type, listener] of Object.entries(listeners))
    addEventListener(type, listener as EventListener, { capture: true, passive: true });
}

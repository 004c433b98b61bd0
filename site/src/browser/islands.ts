import { keptRequestKey } from '../islands/request-form/kept-request-key.ts';
import { scriptFailed } from './script-failed.ts';

const island = '[data-island]';

/** What a visitor does in a form when it is first needed. */
const touches = ['focusin', 'pointerdown'];

const begun = new WeakSet<Element>();

/** Has React take the form over. @param touchedAt when it was first touched, by the page's clock, in ms */
function hydrate(element: Element, touchedAt?: number): void {
  if (begun.has(element)) return;
  begun.add(element);
  import('../islands/request-form/hydrate.tsx')
    .then((form) => form.hydrate(element, touchedAt))
    .catch(() => {
      begun.delete(element);
      dispatchEvent(new Event(scriptFailed));
    });
}

/** React and the form are loaded when the form is first touched: until then it is the browser's own. */
export function watchForms(): void {
  const onTouch = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(island) : null;
    if (element) hydrate(element, performance.now());
  };
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true });
}

const isKept = () => {
  try {
    return sessionStorage.getItem(keptRequestKey) !== null;
  } catch {
    return false;
  }
};

/** A form that something was typed into, on this page or before, or that has come back, needs React at once. */
export function hydrateKeptForm(): void {
  const element = document.querySelector(island);
  if (element && (isKept() || element.matches('[data-island=now]'))) hydrate(element);
}

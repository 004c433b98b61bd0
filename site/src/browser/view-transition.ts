const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a page is about, as its pictures name it. */
const subjectOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? '';

const pictures = () => [...document.querySelectorAll<HTMLElement>('[data-subject]')];

/** Lets the first picture of a subject travel, and no other. */
function nameFirst(subject: string): void {
  const all = pictures();
  const first = all.find(({ dataset }) => dataset.subject === subject);
  for (const one of all) one.style.viewTransitionName = one === first ? subject : 'none';
}

/** From document to document the style sheet names them. */
function unname(): void {
  for (const one of pictures()) one.style.viewTransitionName = '';
}

let latest: ViewTransition | undefined;

/**
 * Changes the page. Where this one shows a picture of the next, it travels from here to there
 * (styles/base/_view-transitions.scss), as it does from document to document; not where the browser has shown
 * the way itself, as a swipe back does. Resolves when the next page is there.
 */
export async function changePage(
  { destination, hasUAVisualTransition }: NavigateEvent,
  change: () => void,
): Promise<void> {
  const subject = subjectOf(destination.url);
  const isShown = pictures().some(({ dataset }) => dataset.subject === subject);
  const isMoving = !hasUAVisualTransition && !prefersLessMotion();
  if (!('startViewTransition' in document) || !isMoving || !isShown) {
    change();
    return;
  }
  nameFirst(subject);
  const transition = document.startViewTransition(() => {
    change();
    nameFirst(subject);
  });
  latest = transition;
  // The browser does without it where the window is hidden, changes its size or has the next one to show.
  transition.ready.catch(() => undefined);
  const end = () => {
    // The names of another one that has begun meanwhile are its own.
    if (latest === transition) unname();
  };
  transition.finished.then(end, end);
  await transition.updateCallbackDone;
}

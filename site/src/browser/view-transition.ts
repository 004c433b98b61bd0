/**
 * How long the window may stand still until the next page is there, in milliseconds. Longer, and a tap would
 * seem to have been missed: such a page comes without its picture travelling.
 */
export const patience = 300;

const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a page is about, as its pictures name it. */
const subjectOf = ({ pathname }: URL) => pathname.split('/').at(-1);

const pictures = () => [...document.querySelectorAll<HTMLElement>('[data-subject]')];

/** Lets the first picture of a subject travel, and no other. */
function nameFirst(subject: string | undefined): void {
  const all = pictures();
  const first = all.find(({ dataset }) => dataset.subject === subject);
  for (const one of all) one.style.viewTransitionName = 'none';
  if (first && subject) first.style.viewTransitionName = subject;
}

/** From document to document the style sheet names them. */
function unname(): void {
  for (const one of pictures()) one.style.viewTransitionName = '';
}

/**
 * Changes the page. Where this one shows a picture of the next, it travels from here to there
 * (styles/base/_view-transitions.scss), as it does from document to document.
 * @param change begins the change
 * @param changed is kept when the next page is shown
 */
export function changePage(url: URL, change: () => void, changed: Promise<void>): void {
  const subject = subjectOf(url);
  const isShown = pictures().some(({ dataset }) => dataset.subject === subject);
  if (!('startViewTransition' in document) || prefersLessMotion() || !isShown) {
    change();
    return;
  }
  nameFirst(subject);
  const { ready, finished } = document.startViewTransition(async () => {
    change();
    await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, patience))]);
    nameFirst(subject);
  });
  // The browser does without it where the window is hidden, changes its size or has the next one to show.
  ready.catch(() => undefined);
  void finished.then(unname);
}

import * as loading from './loading-progress.ts';

/** How often the bar moves, and how long its end is seen, in milliseconds. */
const tick = 100;
const endShown = 400;

/** Drives the loading bar through a change of page. It waits while the page is in the background. */
export class LoadingBar {
  #progress = loading.idle;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
    addEventListener('visibilitychange', () => {
      this.#show((document.hidden ? loading.pause : loading.resume)(this.#progress));
    });
  }

  start() {
    clearInterval(this.#timer);
    this.#show(loading.started);
    this.#timer = setInterval(() => this.#show(loading.elapse(this.#progress, tick)), tick);
  }

  advance(step: number) {
    this.#show(loading.advance(this.#progress, step));
  }

  /** @param isGood whether the page has come */
  end(isGood: boolean) {
    clearInterval(this.#timer);
    this.#show(loading.end(this.#progress, isGood));
    this.#timer = setTimeout(() => this.#show(loading.idle), endShown);
  }

  #show(progress: loading.LoadingProgress) {
    this.#progress = progress;
    this.#element.hidden = !loading.isShown(progress);
    this.#element.dataset.phase = progress.phase;
    this.#element.ariaValueNow = String(Math.round(progress.percent));
    this.#element.style.setProperty('--progress', String(progress.percent / 100));
  }
}

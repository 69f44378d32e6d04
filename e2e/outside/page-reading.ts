// Runs in pages of the console.

/** What a screen shows. */
export type ScreenReading = { text: string; empty: string[]; hasAlert: boolean; isLoading: boolean };

/** Reads the screen that stands there, once it has been drawn. */
export async function readScreen(): Promise<ScreenReading> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const findShown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const empty = findShown('main [data-empty]').filter((element) => element.closest('[role=alert]') === null);
  const main = document.querySelector('main');
  return {
    text: document.body.textContent ?? '',
    empty: empty.map((element) => element.textContent ?? ''),
    hasAlert: findShown('[role=alert]').some((element) => element.textContent?.trim() !== ''),
    isLoading: !main?.textContent || main.querySelector('[data-loading]') !== null,
  };
}

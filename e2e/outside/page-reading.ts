// These functions run in pages of the console.

/** The content of a screen. */
export type ScreenReading = { text: string; empty: string[]; hasAlert: boolean; isLoading: boolean };

/** Reads the current screen after it has been rendered. */
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

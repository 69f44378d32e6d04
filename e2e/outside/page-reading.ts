// Runs in pages of the console.

/** What a screen shows. */
export type ScreenReading = { text: string; empty: string[]; hasAlert: boolean; isLoading: boolean };

/** Goes to an address of the console as its links do, without a load; resolves when another screen has said its name. */
export function goWithinPage(path: string): Promise<void> {
  const name = document.getElementById('screen-name');
  if (!name) throw new Error('the console does not stand in this page');
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`no screen has come up at ${path}`));
    const timer = setTimeout(fail, 60_000);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    });
    observer.observe(name, { childList: true });
    history.pushState({}, '', path);
  });
}

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

import type { RouterHistory } from '@tanstack/react-router';

type ScrollingRouter = {
  history: Pick<RouterHistory, 'subscribe'>;
  subscribe: (
    type: 'onRendered',
    listener: (event: { pathChanged: boolean; toLocation: { hash: string } }) => void,
  ) => () => void;
};

/**
 * The elements that scroll the content of a screen. With this attribute, the router finds them again even if other elements of the
 * page have appeared in the meantime.
 */
const SCROLLERS = 'main [data-scroll-restoration-id^="screen"]';

/**
 * Shows new screens from their top. The router copies scroll positions to the next screen, so another tab, or another resource on
 * the same screen, would be scrolled like the previous one. Going back or forward restores the position. Returns a function that
 * stops this.
 */
export function startScreensAtTop(router: ScrollingRouter): () => void {
  let isNew = false;
  const stopHistory = router.history.subscribe(({ action }) => {
    isNew = action.type === 'PUSH' || action.type === 'REPLACE';
  });
  const stopRendered = router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    if (!isNew || !pathChanged || toLocation.hash !== '') return;
    for (const element of document.querySelectorAll(SCROLLERS))
      element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  });
  return () => {
    stopHistory();
    stopRendered();
  };
}

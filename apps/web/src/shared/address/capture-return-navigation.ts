import type { AnyRouter } from '@tanstack/react-router';
import { toBrowserPath } from '#lib/base-path.ts';

/** Returns a function that navigates back to the current URL with its open panels, from any screen. */
export function captureReturnNavigation(router: AnyRouter): () => void {
  const { href } = router.state.location;
  return () => {
    if (router.state.location.href !== href) router.history.push(toBrowserPath(href));
  };
}

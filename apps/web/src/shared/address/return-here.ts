import type { AnyRouter } from '@tanstack/react-router';
import { toBrowserPath } from '#lib/base-path.ts';

/** What leads back to the address at hand, with what is open there, from wherever the person is by then. */
export function toReturnHere(router: AnyRouter): () => void {
  const { href } = router.state.location;
  return () => {
    if (router.state.location.href !== href) router.history.push(toBrowserPath(href));
  };
}

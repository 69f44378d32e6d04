type Step = { to?: unknown; href?: unknown; from?: unknown };
type LeavableRouter = {
  latestLocation: { pathname: string };
  getMatchedRoutes: (pathname: string) => readonly [readonly { fullPath: string }[], ...unknown[]];
  navigate: (step: never) => Promise<void>;
};

/**
 * Lets a screen change its own address only while it is the one of the address. It is shown until the next screen is loaded, and a key
 * that it takes meanwhile would lead back to it.
 */
export function ignoreLeftScreens(router: LeavableRouter): void {
  const { navigate } = router;
  router.navigate = (step) => (isOfLeftScreen(router, step) ? Promise.resolve() : navigate(step));
}

function isOfLeftScreen(router: LeavableRouter, { to, href, from }: Step): boolean {
  // What names where it leads is meant, wherever it comes from.
  if (to !== undefined || href !== undefined || typeof from !== 'string') return false;
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  return !routes.some(({ fullPath }) => withoutSlash(fullPath) === withoutSlash(from));
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

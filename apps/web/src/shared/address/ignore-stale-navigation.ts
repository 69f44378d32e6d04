type Step = { to?: unknown; href?: unknown; from?: unknown };
type NavigatingRouter = {
  latestLocation: { pathname: string };
  getMatchedRoutes: (pathname: string) => readonly [readonly { fullPath: string }[], ...unknown[]];
  navigate: (step: never) => Promise<void>;
};

/**
 * Lets a screen change its own URL parameters only while the URL is its own. The screen stays visible until the next one loads,
 * and a key that it handles in the meantime would navigate back to it.
 */
export function ignoreStaleNavigation(router: NavigatingRouter): void {
  const { navigate } = router;
  router.navigate = (step) => (isStaleNavigation(router, step) ? Promise.resolve() : navigate(step));
}

function isStaleNavigation(router: NavigatingRouter, { to, href, from }: Step): boolean {
  // Navigation with an explicit target is intended, regardless of the source.
  if (to !== undefined || href !== undefined || typeof from !== 'string') return false;
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  return !routes.some(({ fullPath }) => withoutSlash(fullPath) === withoutSlash(from));
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

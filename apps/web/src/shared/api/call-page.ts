type PagedRouter = {
  latestLocation: { pathname: string };
  buildLocation: (options: never) => { pathname: string };
  preloadRoute: (options: never) => Promise<unknown>;
};

let router: PagedRouter | undefined;
const preloadingPaths: string[] = [];

/** Returns the path of the screen for new calls: the screen being prefetched, or else the current or next screen. */
export function getCurrentCallPage(): string {
  return preloadingPaths.at(-1) ?? router?.latestLocation.pathname ?? window.location.pathname;
}

/** Associates calls with the screen for which they are made. Data prefetched on hover belongs to the screen of the link. */
export function trackCallPages(followed: PagedRouter): void {
  router = followed;
  const { preloadRoute } = followed;
  followed.preloadRoute = async (options) => {
    const page = followed.buildLocation(options).pathname;
    preloadingPaths.push(page);
    try {
      return await preloadRoute(options);
    } finally {
      preloadingPaths.splice(preloadingPaths.lastIndexOf(page), 1);
    }
  };
}

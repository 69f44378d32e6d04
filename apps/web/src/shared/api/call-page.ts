type PagedRouter = {
  latestLocation: { pathname: string };
  buildLocation: (options: never) => { pathname: string };
  preloadRoute: (options: never) => Promise<unknown>;
};

let router: PagedRouter | undefined;
const ahead: string[] = [];

/** Returns the path of the screen for new calls: the screen being prefetched, or else the current or next screen. */
export function callPage(): string {
  return ahead.at(-1) ?? router?.latestLocation.pathname ?? window.location.pathname;
}

/** Associates calls with the screen for which they are made. Data prefetched on hover belongs to the screen of the link. */
export function followPages(followed: PagedRouter): void {
  router = followed;
  const { preloadRoute } = followed;
  followed.preloadRoute = async (options) => {
    const page = followed.buildLocation(options).pathname;
    ahead.push(page);
    try {
      return await preloadRoute(options);
    } finally {
      ahead.splice(ahead.lastIndexOf(page), 1);
    }
  };
}

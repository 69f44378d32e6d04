type PagedRouter = {
  latestLocation: { pathname: string };
  buildLocation: (options: never) => { pathname: string };
  preloadRoute: (options: never) => Promise<unknown>;
};

let router: PagedRouter | undefined;
const ahead: string[] = [];

/** Path of the screen that calls begun now are for: one that is being loaded ahead, or the one that is shown or about to be. */
export function callPage(): string {
  return ahead.at(-1) ?? router?.latestLocation.pathname ?? window.location.pathname;
}

/** Lets calls know for which screen they are begun. What a pointer over a link loads is for the screen that it leads to. */
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

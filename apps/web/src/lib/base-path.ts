/**
 * The path under which the console is served, such as `/rotunda`. Empty at the root of its host. The backend writes it into the
 * page.
 */
const basePath = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';

/** Base path of the router. */
export const routerBase = basePath === '' ? '/' : basePath;

/** The URL of the console, without a trailing slash. */
export const consoleAddress = window.location.origin + basePath;

/** Returns the path for browser requests, given a path of the console such as `/api/jobs`. */
export function toBrowserPath(path: string): string {
  return basePath + path;
}

/** Returns the console path for a path in the browser. */
export function toConsolePath(browserPath: string): string {
  return browserPath.slice(basePath.length) || '/';
}

/** Returns the path, search and fragment of the current page. */
export function getCurrentPath(): string {
  const { pathname, search, hash } = window.location;
  return toConsolePath(pathname) + search + hash;
}

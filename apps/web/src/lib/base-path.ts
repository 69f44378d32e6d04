/** Path below which the console is served, such as `/rotunda`; empty at the root of its host. The backend writes it into the page. */
const basePath = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';

/** Base path of the router. */
export const routerBase = basePath === '' ? '/' : basePath;

/** Address of the console, without a slash at its end. */
export const consoleAddress = window.location.origin + basePath;

/** What browsers are to ask for, of a path of the console such as `/api/jobs`. */
export function toBrowserPath(path: string): string {
  return basePath + path;
}

/** The path of the console that a path in the browser stands for. */
export function toConsolePath(browserPath: string): string {
  return browserPath.slice(basePath.length) || '/';
}

/** Path, search and fragment of the page that is shown. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return toConsolePath(pathname) + search + hash;
}

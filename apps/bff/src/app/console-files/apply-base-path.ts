const ROOT_RELATIVE_URL = / (href|src)="\/(?!\/)/g;
const BASE_PATH = /(<meta name="base-path" content=")[^"]*"/;

/**
 * Returns the built page for serving below a base path, such as `/rotunda`: rewrites its file addresses and passes the base path
 * to its script.
 */
export function applyBasePath(html: string, basePath: string): string {
  return html.replaceAll(ROOT_RELATIVE_URL, ` $1="${basePath}/`).replace(BASE_PATH, `$1${basePath}"`);
}

const OWN_ADDRESS = / (href|src)="\/(?!\/)/g;
const BASE_PATH = /(<meta name="base-path" content=")[^"]*"/;

/** The built page as it is served below a base path, such as `/rotunda`: its files are there, and its script learns of it. */
export function placePage(html: string, basePath: string): string {
  return html.replaceAll(OWN_ADDRESS, ` $1="${basePath}/`).replace(BASE_PATH, `$1${basePath}"`);
}

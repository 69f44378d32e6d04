import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Name of the list in the built console; the BFF reads it to tell screens from other addresses. */
const LIST = '.screens.json';

/** Writes the addresses of all screens beside the page, as the generated route tree has them: `["/files/$folderId", …]`. */
export function listScreens(routeTree: string): Plugin {
  return {
    name: 'list-screens',
    apply: 'build',
    async generateBundle() {
      const screens = readScreens(await readFile(join(this.environment.config.root, routeTree), 'utf8'));
      this.emitFile({ type: 'asset', fileName: LIST, source: `${JSON.stringify(screens)}\n` });
    },
  };
}

/**
 * The addresses of a generated route tree, the one for all others left out. Throws when there are none, or when one has a form
 * that the BFF does not know.
 */
export function readScreens(source: string): string[] {
  const union = /^ {2}fullPaths:\n((?: {4}\| '[^']+'\n)+)/m.exec(source)?.[1] ?? '';
  const paths = [...union.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '').filter((path) => path !== '/$');
  if (paths.length === 0) throw new Error('The route tree lists no addresses.');
  const strange = paths.filter((path) => !/^\/(?:[\w-]+|\$\w+)?(?:\/(?:[\w-]+|\$\w+))*\/?$/.test(path));
  if (strange.length > 0) throw new Error(`The backend cannot match ${strange.join(', ')}.`);
  return [...new Set(paths.map((path) => (path === '/' ? path : path.replace(/\/$/, ''))))].sort();
}

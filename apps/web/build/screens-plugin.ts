import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readScreenFiles } from './screen-files-plugin.ts';

/**
 * The file name of the screen list in the built console. The BFF reads the list to recognise screen URLs and to find which files
 * to send with each.
 */
const LIST = '.screens.json';

/**
 * Writes a list of all screen URLs next to the page, based on the generated route tree. Each URL has the scripts that its screen
 * starts with: `{"/files/$folderId": ["assets/…", …], …}`.
 */
export function listScreens(routeTree: string): Plugin {
  return {
    name: 'list-screens',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const source = await readFile(join(this.environment.config.root, routeTree), 'utf8');
      const filesOf = new Map([...readScreenFiles(bundle)].map(([name, files]) => [toAddress(name), files]));
      const screens = readScreens(source).map((address) => [address, filesOf.get(address) ?? []]);
      const list = JSON.stringify(Object.fromEntries(screens));
      this.emitFile({ type: 'asset', fileName: LIST, source: `${list}\n` });
    },
  };
}

/** Returns the URL of a screen for the name of its route file: `/files/$folderId` for `_console.files.$folderId`. */
export function toAddress(routeFile: string): string {
  const parts = routeFile.split('.').map((part) => part.replace(/_$/, ''));
  return `/${parts.filter((part) => !part.startsWith('_') && part !== 'index').join('/')}`;
}

/**
 * Returns the URLs of a generated route tree without the catch-all route. Throws if there are none, or if a URL has a form that
 * the BFF does not support.
 */
export function readScreens(source: string): string[] {
  const union = /^ {2}fullPaths:\n((?: {4}\| '[^']+'\n)+)/m.exec(source)?.[1] ?? '';
  const paths = [...union.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '').filter((path) => path !== '/$');
  if (paths.length === 0) throw new Error('The route tree lists no addresses.');
  const strange = paths.filter((path) => !/^\/(?:[\w-]+|\$\w+)?(?:\/(?:[\w-]+|\$\w+))*\/?$/.test(path));
  if (strange.length > 0) throw new Error(`The backend cannot match ${strange.join(', ')}.`);
  return [...new Set(paths.map((path) => (path === '/' ? path : path.replace(/\/$/, ''))))].sort();
}

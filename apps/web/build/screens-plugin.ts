import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readScreenFiles } from './screen-files-plugin.ts';

/** Name of the list in the built console; the BFF reads it to tell screens from other addresses, and what to send with them. */
const LIST = '.screens.json';

/**
 * Writes beside the page the addresses of all screens, as the generated route tree has them, with the scripts that each starts
 * with: `{"/files/$folderId": ["assets/…", …], …}`.
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

/** The address of a screen by the name of its route file: `/files/$folderId` for `_console.files.$folderId`. */
export function toAddress(routeFile: string): string {
  const parts = routeFile.split('.').map((part) => part.replace(/_$/, ''));
  return `/${parts.filter((part) => !part.startsWith('_') && part !== 'index').join('/')}`;
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

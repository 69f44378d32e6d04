import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const consoleSource = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
const routesDirectory = join(consoleSource, 'routes');
const REDIRECT_ONLY = /throw redirect\(/;
// Matches every address without a screen.
const CATCH_ALL = '$';
// Matches static and dynamic imports, except type imports.
const IMPORT = /(?:^|\n)import (?!type )[^;]*?from '([#.][^']+)'|import\('([#.][^']+)'\)/g;

/** Returns the names of the route files by the address of their screen, without layouts and redirects. */
export async function readScreenRoutes(): Promise<Map<string, string>> {
  const files = await readdir(routesDirectory);
  const names = files
    .flatMap((file) => /^_console\.(.*)\.tsx$/.exec(file)?.[1] ?? [])
    .filter((name) => name !== CATCH_ALL);
  const screens = new Map<string, string>();
  for (const name of names) {
    const isLayout = names.some((other) => other.startsWith(`${name}.`));
    if (!isLayout && !REDIRECT_ONLY.test(await readFile(toPath(name), 'utf8'))) screens.set(toAddress(name), name);
  }
  return screens;
}

/** Returns the texts of the modules of a screen, by path: its route, its layouts, and everything that these import. */
export async function readScreenModules(name: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = getLayouts(name).map(toPath);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const key = relative(consoleSource, path);
    if (texts.has(key)) continue;
    const text = await readFile(path, 'utf8');
    texts.set(key, text);
    waiting.push(...findImports(path, text));
  }
  return texts;
}

function findImports(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .map(([, fixed = '', onDemand = '']) => fixed || onDemand)
    .map((name) => (name.startsWith('#') ? join(consoleSource, name.slice(1)) : join(dirname(path), name)))
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Returns `files.$folderId` and the layout routes around it. */
function getLayouts(name: string): string[] {
  const parts = name.split('.');
  const layouts = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
  return [...layouts.filter((layout) => existsSync(toPath(layout))), name];
}

function toPath(name: string): string {
  return join(routesDirectory, `_console.${name}.tsx`);
}

function toAddress(name: string): string {
  const path = `/${name}`.replaceAll(/_?\./g, '/');
  return path.replace(/\/index$/, '') || '/';
}

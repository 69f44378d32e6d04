import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const consoleSource = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
const routesDirectory = join(consoleSource, 'routes');
const REDIRECT_ONLY = /throw redirect\(/;
// Takes every address that names no screen.
const ANY_OTHER = '$';
// What an import names, static or on demand; types are nothing that a screen shows.
const IMPORT = /(?:^|\n)import (?!type )[^;]*?from '([#.][^']+)'|import\('([#.][^']+)'\)/g;

/** Names of the route files by the address of their screen; frames and addresses that lead elsewhere are no screens. */
export async function readScreenRoutes(): Promise<Map<string, string>> {
  const files = await readdir(routesDirectory);
  const names = files
    .flatMap((file) => /^_console\.(.*)\.tsx$/.exec(file)?.[1] ?? [])
    .filter((name) => name !== ANY_OTHER);
  const screens = new Map<string, string>();
  for (const name of names) {
    const isFrame = names.some((other) => other.startsWith(`${name}.`));
    if (!isFrame && !REDIRECT_ONLY.test(await readFile(toPath(name), 'utf8'))) screens.set(toAddress(name), name);
  }
  return screens;
}

/** Texts of the modules of a screen, by path: its route, the frames around it, and all that these import. */
export async function readScreenModules(name: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = framesAround(name).map(toPath);
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

/** `files.$folderId` and the routes that it is shown in. */
function framesAround(name: string): string[] {
  const parts = name.split('.');
  const frames = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
  return [...frames.filter((frame) => existsSync(toPath(frame))), name];
}

function toPath(name: string): string {
  return join(routesDirectory, `_console.${name}.tsx`);
}

function toAddress(name: string): string {
  const path = `/${name}`.replaceAll(/_?\./g, '/');
  return path.replace(/\/index$/, '') || '/';
}

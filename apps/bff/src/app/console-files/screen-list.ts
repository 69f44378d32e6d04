import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The scripts that each screen loads first, by the screen's address, such as `/files/$folderId`. Segments that begin with a
 * dollar sign match any value.
 */
export type ScreenList = Readonly<Record<string, readonly string[]>>;

const list = z.record(z.string(), z.array(z.string()));

/** The list that the console's build writes next to its page. The file is parsed again only after a build has replaced it. */
export class ScreenListFile {
  readonly #path: string;
  #cached: { version: string; screens: ScreenList } | undefined;

  constructor(directory: string) {
    this.#path = join(directory, '.screens.json');
  }

  /** Returns the current list, or undefined if it is missing. */
  async read(): Promise<ScreenList | undefined> {
    try {
      const { ino, mtimeMs, size } = await stat(this.#path);
      const version = `${ino} ${mtimeMs} ${size}`;
      if (this.#cached?.version === version) return this.#cached.screens;
      const screens = list.parse(JSON.parse(await readFile(this.#path, 'utf8')));
      this.#cached = { version, screens };
      return screens;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

/**
 * Returns the scripts of the screen at a path, or undefined if the console has no such screen. Like the console's router, it
 * ignores letter case and a trailing slash, and literal segments take precedence over parameters.
 */
export function findScreen(screens: ScreenList, path: string): readonly string[] | undefined {
  const segments = toSegments(path);
  const found = Object.keys(screens).filter((screen) => {
    const pattern = toSegments(screen);
    return pattern.length === segments.length && pattern.every((part, index) => matches(part, segments[index] ?? ''));
  });
  const [closest] = found.toSorted((a, b) => countOpen(a) - countOpen(b));
  return closest === undefined ? undefined : screens[closest];
}

function countOpen(screen: string): number {
  return toSegments(screen).filter((part) => part.startsWith('$')).length;
}

function toSegments(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}

function matches(part: string, segment: string): boolean {
  return part.startsWith('$') ? segment !== '' : part === segment.toLowerCase();
}

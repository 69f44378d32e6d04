import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The scripts that each screen starts with, by its address, such as `/files/$folderId`: segments that begin with a dollar sign
 * stand for any value.
 */
export type ScreenList = Readonly<Record<string, readonly string[]>>;

const list = z.record(z.string(), z.array(z.string()));

/** The list that the build of the console has put beside its page; undefined when there is none. */
export async function readScreenList(directory: string): Promise<ScreenList | undefined> {
  try {
    return list.parse(JSON.parse(await readFile(join(directory, '.screens.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The scripts of the screen at a path; undefined where the console has none. Letter case does not matter, nor a slash at the
 * end, as in its router, and an address that names a segment comes before one that takes any.
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

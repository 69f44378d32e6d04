import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Addresses of screens, such as `/files/$folderId`: segments that begin with a dollar sign stand for any value. */
export type ScreenList = readonly string[];

const list = z.array(z.string());

/** The list that the build of the console has put beside its page; undefined when there is none. */
export async function readScreenList(directory: string): Promise<ScreenList | undefined> {
  try {
    return list.parse(JSON.parse(await readFile(join(directory, '.screens.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the console has a screen at a path. Letter case does not matter, nor a slash at the end, as in its router. */
export function isScreen(screens: ScreenList, path: string): boolean {
  const segments = toSegments(path);
  return screens.some((screen) => {
    const pattern = toSegments(screen);
    return pattern.length === segments.length && pattern.every((part, index) => matches(part, segments[index] ?? ''));
  });
}

function toSegments(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}

function matches(part: string, segment: string): boolean {
  return part.startsWith('$') ? segment !== '' : part === segment.toLowerCase();
}

import type { ScriptFile } from '#shared/script/script-file.ts';

/** A matching line. */
export type Match = { line: number; text: string; from: number; to: number };
/** The matches of one file. */
export type FileMatches = { file: ScriptFile; matches: Match[] };

const MAX_MATCHES = 200; // More than users read. The limit keeps typing fast in large projects.

/** Finds a text in files, ignoring case, with one match per line. The number of matches is limited. */
export function findInFiles(files: readonly ScriptFile[], wanted: string): FileMatches[] {
  if (wanted === '') return [];
  const needle = wanted.toLowerCase();
  let left = MAX_MATCHES;
  return files.flatMap((file) => {
    const matches = findInLines(file.source, needle).slice(0, left);
    left -= matches.length;
    return matches.length > 0 ? [{ file, matches }] : [];
  });
}

function findInLines(source: string, needle: string): Match[] {
  return source.split('\n').flatMap((text, index) => {
    const from = text.toLowerCase().indexOf(needle);
    return from < 0 ? [] : [{ line: index + 1, text, from, to: from + needle.length }];
  });
}

import type { Plugin, Rolldown } from 'vite';
import { findTransitiveClosure } from './transitive-closure.ts';

const SCREEN_PART = /[\\/]routes[\\/](_console[^?]*)\.tsx\?tsr-split=/;

/**
 * Writes to `screens.json` which scripts each screen loads before it is shown. For each route file with a screen, this includes
 * the scripts of the screen and of its enclosing layouts.
 */
export function listScreenFiles(): Plugin {
  return {
    name: 'list-screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const source = JSON.stringify(Object.fromEntries(readScreenFiles(bundle)));
      this.emitFile({ type: 'asset', fileName: 'screens.json', source });
    },
  };
}

/** Returns the initial scripts of each screen, by the name of its route file. */
export function readScreenFiles(bundle: Rolldown.OutputBundle): ReadonlyMap<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const getImports = (file: string) => byName.get(file)?.imports ?? [];
  const fileOf = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return new Map(
    [...partsByScreen(fileOf.keys())].map(([name, parts]) => {
      const first = [...entries, ...parts.flatMap((id) => fileOf.get(id) ?? [])];
      return [name, [...findTransitiveClosure(first, getImports)]];
    }),
  );
}

/**
 * Returns the initial modules of each screen, by the name of its route file: its own modules and those of its enclosing layouts.
 */
function partsByScreen(ids: Iterable<string>): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const id of ids) {
    const name = SCREEN_PART.exec(id)?.[1];
    if (name !== undefined) parts.set(name, [...(parts.get(name) ?? []), id]);
  }
  return new Map(
    [...parts.keys()].map((name) => {
      const segments = name.split('.');
      return [name, segments.flatMap((_, index) => parts.get(segments.slice(0, index + 1).join('.')) ?? [])];
    }),
  );
}

import type { Plugin, Rolldown } from 'vite';
import { reachAll } from './reach-all.ts';

const SCREEN_PART = /[\\/]routes[\\/](_console[^?]*)\.tsx\?tsr-split=/;

/**
 * Writes to `screens.json` which scripts a screen loads before it is shown: for every route file with a screen the scripts of the
 * screen and of the frames around it.
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

/** The scripts that each screen starts with, by the name of its route file. */
export function readScreenFiles(bundle: Rolldown.OutputBundle): ReadonlyMap<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = (file: string) => byName.get(file)?.imports ?? [];
  const fileOf = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return new Map(
    [...partsByScreen(fileOf.keys())].map(([name, parts]) => {
      const first = [...entries, ...parts.flatMap((id) => fileOf.get(id) ?? [])];
      return [name, [...reachAll(first, importsOf)]];
    }),
  );
}

/** The modules that each screen starts with, by the name of its route file: its own and those of the frames around it. */
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

import type { Plugin, Rolldown } from 'vite';
import { readModuleGraph } from './module-graph.ts';
import { type BuildModule, planChunks } from './plan-chunks.ts';
import { reachAll } from './reach-all.ts';

const MAX_FILES = 12; // Of one screen, the file that every screen starts with among them.
// Beyond the file that every screen starts with, each module measured by itself: more than any screen needs but those that
// start with an editor. A screen that counted as full from the start would be given whatever others can do without.
const FULL_BYTES = 100 * 1024;
const SCREEN_PART = /[\\/]routes[\\/](_console[^?]*)\.tsx\?tsr-split=/;

/** A plugin that plans which file a module of a screen goes to, and the group that tells the bundler. */
export type ScreenChunks = { plugin: Plugin; group: Rolldown.CodeSplittingGroup };

/**
 * Keeps the files few and small that a screen loads before it is shown, and writes to `screens.json` which these are: for
 * every route file with a screen the scripts of the screen and of the frames around it.
 * @param isLater names modules that no screen may start with
 */
export function screenChunks(isLater: (id: string) => boolean): ScreenChunks {
  let plan = new Map<string, string>();
  return {
    group: {
      name: (id) => {
        const largest = plan.get(id);
        return largest === undefined ? null : toFileName(largest);
      },
      debugName: 'screens',
    },
    plugin: {
      name: 'screen-chunks',
      apply: 'build',
      async buildEnd(error) {
        if (error) return;
        const modules = await readModuleGraph(this);
        const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        const start = reachAll(entries, (id) => modules.get(id)?.imports ?? []);
        const planned = new Map<string, BuildModule>();
        for (const [id, found] of modules) if (!(start.has(id) || isLater(id))) planned.set(id, found);
        plan = planChunks(planned, [...partsByScreen(modules.keys()).values()], {
          maxFiles: MAX_FILES - 1,
          fullBytes: FULL_BYTES,
        });
      },
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const importsOf = (file: string) => byName.get(file)?.imports ?? [];
        for (const file of byName.keys()) {
          // Which of the files in a circle runs first is left to chance.
          if (reachAll(importsOf(file), importsOf).has(file)) this.error(`${file} imports itself through other files`);
        }
        const fileOf = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])));
        const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
        const files = [...partsByScreen(fileOf.keys())].map(([name, parts]) => {
          const first = [...entries, ...parts.flatMap((id) => fileOf.get(id) ?? [])];
          return [name, [...reachAll(first, importsOf)]];
        });
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(files)) });
      },
    },
  };
}

function toFileName(id: string): string {
  const path = id.replace(/^.*[\\/](src|node_modules)[\\/]@?/, '').replace(/\.\w+(\?.*)?$/, '');
  return path.replaceAll(/\W+/g, '-');
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

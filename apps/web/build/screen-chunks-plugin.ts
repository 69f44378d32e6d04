import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { MAX_FILES, maxKib } from './first-load-limits.ts';
import type { BuildModule } from './group-modules.ts';
import { type LinkedModule, linkModules } from './link-modules.ts';
import { measureModules } from './measure-modules.ts';
import { nameFiles } from './name-files.ts';
import { planChunks } from './plan-chunks.ts';
import { reachAll } from './reach-all.ts';

const LATER = 'later';
const SCREEN_PART = /[\\/]routes[\\/](_console[^?]*)\.tsx\?tsr-split=/;

/** A plugin that plans which file a module of a screen goes to, and the group that tells the bundler. */
export type ScreenChunks = { plugin: Plugin; group: Rolldown.CodeSplittingGroup };

/**
 * Keeps the files few and small that a screen loads before it is shown, and writes to `screens.json` which these are: for
 * every route file with a screen the scripts of the screen and of the frames around it.
 * @param isLater names modules that are in a file of their own, which few screens start with
 */
export function screenChunks(isLater: (id: string) => boolean): ScreenChunks {
  let plan = new Map<string, string>();
  let names = new Map<string, string>();
  return {
    group: {
      name: (id) => names.get(plan.get(id) ?? '') ?? null,
      debugName: 'screens',
    },
    plugin: {
      name: 'screen-chunks',
      apply: 'build',
      async buildEnd(error) {
        if (error) return;
        const modules = await linkModules(this);
        const entries = [...modules.keys()].filter((id) => this.getModuleInfo(id)?.isEntry);
        const start = reachAll(entries, (id) => modules.get(id)?.imports ?? []);
        plan = planModules(new Map([...modules].filter(([id]) => !start.has(id))), isLater);
        names = nameFiles(plan.values());
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

/** Plans what comes after the start; that leaves every screen as much less, so how they stand to each other stays the same. */
function planModules(
  modules: ReadonlyMap<string, LinkedModule>,
  isLater: (id: string) => boolean,
): Map<string, string> {
  const sizesBytes = measureModules(modules);
  const planned = new Map<string, BuildModule>();
  const later: LinkedModule[] = [];
  for (const [id, module] of modules) {
    const imports = module.imports.map((imported) => (isLater(imported) ? LATER : imported));
    if (isLater(id)) later.push({ ...module, imports });
    else planned.set(id, { sizeBytes: sizesBytes.get(id) ?? 0, imports });
  }
  planned.set(LATER, {
    sizeBytes: gzipSync(later.map(({ code }) => code).join('')).length,
    imports: later.flatMap(({ imports }) => imports).filter((id) => id !== LATER),
    isApart: true,
  });
  const screens = [...partsByScreen(modules.keys())].map(([name, starts]) => ({
    starts,
    maxBytes: maxKib(name) * 1024,
  }));
  return planChunks(planned, screens, MAX_FILES - 1);
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

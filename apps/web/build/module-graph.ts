import { gzipSync } from 'node:zlib';
import { minifySync, parseSync, type Rolldown } from 'vite';
import type { BuildModule } from './plan-chunks.ts';

/** A name that is taken from another module; none for the whole module. */
type Taken = { from: string; name: string | undefined; isPure: boolean };

/** A module with what it takes from others, the names it makes, and those it only passes on. */
type NamedModule = {
  sizeBytes: number;
  taken: Taken[];
  made: Set<string>;
  passedOn: Map<string, Taken>;
  passedOnWhole: Taken[];
};

/**
 * Reads the modules of a build and what each of them needs. A name that is imported from a module without effects of its
 * own is followed to where it is made: who imports one icon of a library needs that icon, not all of them.
 */
export async function readModuleGraph(context: Rolldown.PluginContext): Promise<Map<string, BuildModule>> {
  const modules = new Map<string, NamedModule>();
  await Promise.all([...context.getModuleIds()].map(async (id) => modules.set(id, await readNames(context, id))));
  return new Map(
    [...modules].map(([id, { sizeBytes, taken, passedOn, passedOnWhole }]) => {
      const passed = [...passedOn.values(), ...passedOnWhole].filter(({ isPure }) => !isPure);
      return [
        id,
        { sizeBytes, imports: [...new Set([...taken, ...passed].flatMap((one) => findMakers(modules, one)))] },
      ];
    }),
  );
}

async function readNames(context: Rolldown.PluginContext, id: string): Promise<NamedModule> {
  const code = context.getModuleInfo(id)?.code ?? '';
  const read: NamedModule = {
    sizeBytes: measureLoad(code),
    taken: [],
    made: new Set(),
    passedOn: new Map(),
    passedOnWhole: [],
  };
  const { staticImports, staticExports } = parseSync(id, code, { lang: 'js' }).module;
  const take = async (source: string, name?: string): Promise<Taken> => {
    const resolved = await context.resolve(source, id);
    return { from: resolved?.id ?? source, name, isPure: resolved?.moduleSideEffects === false };
  };
  for (const { moduleRequest, entries } of staticImports) {
    if (entries.length === 0) read.taken.push(await take(moduleRequest.value));
    for (const { importName } of entries) read.taken.push(await take(moduleRequest.value, toName(importName)));
  }
  for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
    const name = toName(exportName);
    if (!moduleRequest) read.made.add(name ?? '');
    else if (name === undefined) read.passedOnWhole.push(await take(moduleRequest.value));
    else read.passedOn.set(name, await take(moduleRequest.value, toName(importName)));
  }
  return read;
}

/** About what a module adds to a file on the way to the browser; what else is in that file makes it a little less. */
function measureLoad(code: string): number {
  return gzipSync(minifySync('module.js', code, { module: true }).code).length;
}

/** The name as others write it; none for a whole module. */
function toName({ kind, name }: { kind: string; name: string | null }): string | undefined {
  return kind === 'Default' ? 'default' : (name ?? undefined);
}

/** The modules that make what is taken; of a whole module all that it has and passes on. */
function findMakers(modules: ReadonlyMap<string, NamedModule>, taken: Taken): string[] {
  const whole = taken.name === undefined ? modules.get(taken.from) : undefined;
  if (!whole) return [findMaker(modules, taken)];
  const passed = [...whole.passedOn.values(), ...whole.passedOnWhole];
  return [taken.from, ...passed.flatMap((one) => findMakers(modules, one))];
}

/** The module that makes what is taken from another, which may only pass it on; that other when it does not say. */
function findMaker(modules: ReadonlyMap<string, NamedModule>, { from, name, isPure }: Taken): string {
  const found = modules.get(from);
  if (!(found && isPure) || name === undefined || found.made.has(name)) return from;
  const passed = found.passedOn.get(name);
  if (passed) return findMaker(modules, passed);
  for (const whole of found.passedOnWhole) {
    const maker = findMaker(modules, { ...whole, name });
    if (makes(modules, maker, name)) return maker;
  }
  return from;
}

function makes(modules: ReadonlyMap<string, NamedModule>, id: string, name: string): boolean {
  return modules.get(id)?.made.has(name) ?? false;
}

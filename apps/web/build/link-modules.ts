import { build, type Plugin, type Rolldown } from 'vite';

/** What is left of a module once what nobody uses is gone: its code for the browser, and the modules that it needs. */
export type LinkedModule = { code: string; imports: readonly string[] };

// Where the files of a build are is known only when they are written.
const FILE_URLS = /\bimport\.meta\.ROLLDOWN_FILE_URL_/g;
const IMPORTS = /^(?:import[^;"]*"[^"]*";)+/;
const EXPORTS = /export\{[^}]*\};?\s*$/;

/**
 * The modules of a build as the bundler links them when each is a file of its own. Modules that only pass on what others make
 * are not among them, and nobody imports what is not used.
 */
export async function linkModules(context: Rolldown.PluginContext): Promise<Map<string, LinkedModule>> {
  // Modules are found in the order in which they are read, which is another each time.
  const ids = [...context.getModuleIds()].sort();
  const output = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [readAgain(context, ids)],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: ids.flatMap((id, index) => (context.getModuleInfo(id)?.isEntry ? toName(index) : [])),
        output: { preserveModules: true },
      },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const files = new Map(chunks.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const idOf = (fileName: string) => ids[toIndex(files.get(fileName)?.facadeModuleId ?? '')] ?? [];
  const linked = [...files].flatMap(([fileName, { code, imports }]) => {
    const module = { code: code.replace(IMPORTS, '').replace(EXPORTS, ''), imports: imports.flatMap(idOf).sort() };
    return [idOf(fileName)].flat().map((id) => [id, module] as const);
  });
  return new Map(linked.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Hands out modules as the other build has them already, under names that no other plugin takes for its own. */
function readAgain(context: Rolldown.PluginContext, ids: readonly string[]): Plugin {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  return {
    name: 'read-again',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined) return source;
      const resolved = await context.resolve(source, ids[toIndex(importer)]);
      const index = indexes.get(resolved?.id ?? '');
      if (index === undefined) return { id: source, external: true };
      return { id: toName(index), moduleSideEffects: resolved?.moduleSideEffects ?? true };
    },
    load(name) {
      const code = context.getModuleInfo(ids[toIndex(name)] ?? '')?.code;
      return { code: (code ?? '').replace(FILE_URLS, 'globalThis.url'), moduleType: 'js' };
    },
  };
}

const toName = (index: number) => `\0module-${index}`;
const toIndex = (name: string) => Number(/^\0module-(\d+)$/.exec(name)?.[1] ?? Number.NaN);

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/**
 * The imports between the files of one application: for each file, the imported paths below its source, including
 * types.
 */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the imports of all files of an application except tests. `root` is the repository, `source` a path below it.
 */
export function readImports(root: string, source: string): ImportGraph {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', source], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((path) => /\.(?:ts|tsx|js)$/.test(path) && !/\.test\.|\/testing\/|\.gen\./.test(path))
    .map((path) => path.slice(source.length + 1));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, source, file), 'utf8'), true, true);
      const targets = importedFiles.map(({ fileName }) => resolve(file, fileName.replace(/\?.*$/, '')));
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier));
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Returns the imports of all files in the repository including tests, except third-party packages: the files that each file
 * imports, as paths relative to its root.
 */
export function readAllImports(): ReadonlyMap<string, readonly string[]> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = new Set(listed.split('\n').filter((path) => /\.(?:ts|tsx|js)$/.test(path)));
  return new Map([...files].map((file) => [file, readImports(file).filter((target) => files.has(target))]));
}

function readImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => resolve(file, fileName.replace(/\?.*$/, '')));
}

function resolve(from: string, specifier: string): string {
  // As defined in the package.json of each application.
  const [source = ''] = /^(?:apps|packages)\/[^/]+/.exec(from) ?? [];
  return specifier.startsWith('#') ? join(source, 'src', specifier.slice(1)) : join(dirname(from), specifier);
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = realpathSync(fileURLToPath(new URL('../../../../../', import.meta.url)));
const SOURCES = ['package.json', 'apps/bff', 'apps/services', 'packages'];
const MAX_ARCHIVE_BYTES = 2 ** 30;

/**
 * Writes the sources of console and services as of a commit to a new directory. Requires the repository's history. Third-party
 * packages are those of the current version.
 */
export function checkOut(commit: string, directory: string): void {
  const options = { cwd: ROOT, maxBuffer: MAX_ARCHIVE_BYTES };
  mkdirSync(directory, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, ...SOURCES], options);
  execFileSync('tar', ['-x', '-C', directory], { input: archive });
  const packages = readdirSync(join(directory, 'packages')).map((name) => `packages/${name}`);
  for (const path of ['apps/bff', 'apps/services', ...packages]) linkPackages(path, directory);
}

/** Links the dependencies of a workspace package: workspace packages as of the commit, all others as they currently are. */
function linkPackages(path: string, directory: string): void {
  const present = join(ROOT, path, 'node_modules');
  for (const name of listPackages(present)) {
    const target = realpathSync(join(present, name));
    const isOwn = !relative(ROOT, target).startsWith('node_modules');
    const link = join(directory, path, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(isOwn ? join(directory, relative(ROOT, target)) : target, link, 'junction');
  }
}

function listPackages(directory: string): string[] {
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(directory, name)).map((part) => `${name}/${part}`) : [name],
  );
}

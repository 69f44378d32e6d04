// node scripts/build-former-version.ts COMMIT: bundles the console as of a commit, for the upgrade test. Requires only the
// repository's history, because packages are not bundled.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';

const FIXTURES = fileURLToPath(new URL('../apps/bff/tests/fixtures/former-versions', import.meta.url));
const APPS = ['apps/bff', 'apps/services'];
const PROGRAMS: Readonly<Record<string, string>> = {
  main: 'apps/bff/src/main.js',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
};
const MIGRATIONS = 'apps/bff/src/platform/store/migrations.ts';

const [wanted] = process.argv.slice(2);
if (wanted === undefined) {
  process.stderr.write('Usage: node scripts/build-former-version.ts COMMIT\n');
  process.exit(64);
}
const commit = git('rev-parse', '--short=8', `${wanted}^{commit}`).toString().trim();
const directory = mkdtempSync(join(tmpdir(), 'rotunda-former-'));
try {
  writeSources();
  const files = await bundle();
  const [lastMigration = ''] =
    readFileSync(join(directory, MIGRATIONS), 'utf8').match(/(?<=name: ')[^']+(?='(?![\s\S]*name: '))/) ?? [];
  const path = join(FIXTURES, `${commit}.json.br`);
  mkdirSync(FIXTURES, { recursive: true });
  writeFileSync(path, compress(JSON.stringify({ commit, lastMigration, files })));
  process.stdout.write(`${path}: ${lastMigration}\n`);
} finally {
  rmSync(directory, { recursive: true });
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: fileURLToPath(new URL('..', import.meta.url)), maxBuffer: 1 << 30 });
}

/** Writes the sources of the commit, with links between the packages of the workspace. */
function writeSources(): void {
  const archive = git('archive', commit, 'scripts', 'packages', ...APPS);
  execFileSync('tar', ['-x', '-C', directory], { input: archive });
  const scope = join(directory, 'node_modules', '@rotunda');
  mkdirSync(scope, { recursive: true });
  const packages = readdirSync(join(directory, 'packages')).map((name) => `packages/${name}`);
  for (const path of [...APPS, ...packages])
    symlinkSync(join(directory, path), join(scope, basename(path)), 'junction');
}

/** Returns the code of each program and of their shared chunks, by file name. */
async function bundle(): Promise<Record<string, string>> {
  const input = Object.fromEntries(Object.entries(PROGRAMS).map(([name, path]) => [name, join(directory, path)]));
  await using build = await rolldown({
    input,
    platform: 'node',
    tsconfig: false,
    external: (id) => !/^(?:[./#]|@rotunda\/|[A-Z]:)/i.test(id),
  });
  const { output } = await build.generate({ minify: true });
  return Object.fromEntries(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}

function compress(text: string): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(text, { params });
}

import { execFile } from 'node:child_process';
import { glob, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
const KEEP_COMPILED = new URL('keep-compiled.js', import.meta.url).href;

const PROGRAM = `
import { keepCompiled } from '${KEEP_COMPILED}';
keepCompiled(import.meta.url, { code: 'code.ts', sources: ['.'], flags: ['--semi-space-growth-factor=1'] });
await import('./code.ts');
process.stdout.write(String(process.moduleLoadList.some((name) => name.includes('amaro'))));
`;
const CODE = `
import { appendFileSync } from 'node:fs';
const path: string = new URL('imports.txt', import.meta.url).pathname;
appendFileSync(path, 'imported ');
`;

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rotunda-compiled-'));
  await writeFile(join(directory, 'main.mjs'), PROGRAM);
  await writeFile(join(directory, 'code.ts'), CODE);
});

afterEach(() => rm(directory, { recursive: true }));

/** Starts the program with a cache of its own, and says whether it stripped types itself. */
async function start(cache = join(directory, 'cache')): Promise<boolean> {
  const env = { ...process.env, TMPDIR: cache, NODE_COMPILE_CACHE: undefined };
  const { stdout } = await run(process.execPath, [join(directory, 'main.mjs')], { env });
  return stdout === 'true';
}

const countImports = async () => (await readFile(join(directory, 'imports.txt'), 'utf8')).split(' ').length - 1;

test('the first start strips no types itself: another process has compiled them before', async () => {
  expect(await start()).toBe(false);
  expect(await countImports()).toBe(2);
});

test('the next start compiles nothing ahead, until a source changes', async () => {
  await start();
  expect(await start()).toBe(false);
  expect(await countImports()).toBe(3);
  await utimes(join(directory, 'code.ts'), new Date(), new Date(Date.now() + 60_000));
  await start();
  expect(await countImports()).toBe(5);
});

test('a start goes on where nothing can be kept', async () => {
  await writeFile(join(directory, 'a-file'), '');
  expect(await start(join(directory, 'a-file'))).toBe(true);
  expect(await countImports()).toBeGreaterThan(0);
});

test('a start goes on when a source is gone by the time it is looked at', async () => {
  await symlink(join(directory, 'gone'), join(directory, 'gone.ts'));
  expect(await start()).toBe(false);
});

test('a start goes on when it cannot be kept what was compiled', async () => {
  const cache = join(directory, 'cache');
  await start();
  for await (const stamp of glob('**/*.stamp', { cwd: cache })) {
    await rm(join(cache, stamp));
    await mkdir(join(cache, stamp));
  }
  expect(await start()).toBe(false);
});

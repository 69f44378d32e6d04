import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repairInstallation } from './install/repair-installation.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps/web');
const built = join(web, 'dist');
const next = join(web, 'node_modules/.next-build');
const last = join(web, 'node_modules/.last-build');
const HASH_FILE = '.build-hash';
const sources = [
  'apps/web/{src,public,build}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'packages/api-client/{src,openapi}/**/*',
  'packages/document-formats/{src/**/*,package.json}',
  'packages/recurrence/{src/**/*,package.json}',
  'packages/script-manifest/{src/**/*,package.json}',
  'pnpm-lock.yaml',
];

/** Tests build with `QUICK_BUILD`, which compresses less. Serving requires a full build. */
const isQuick = Boolean(process.env.QUICK_BUILD);
const QUICK = ' quick';

/** Whether the built console in `apps/web/dist` matches the current sources. */
export async function isConsoleBuilt(): Promise<boolean> {
  const found = await readFile(join(built, HASH_FILE), 'utf8').catch(() => undefined);
  const hash = await hashSources();
  return found === hash || (isQuick && found === hash + QUICK);
}

/**
 * Builds the console for production. Rejects if the build fails. A running console serves the previous build until the new one is
 * complete.
 */
export async function buildConsole(): Promise<void> {
  await repairInstallation();
  const hash = await hashSources();
  await new Promise<void>((resolve, reject) => {
    const child = spawn('vite', ['build', '--logLevel', 'warn', '--outDir', next, '--emptyOutDir'], {
      cwd: web,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${join(web, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build exited with code ${code}`))));
  });
  await writeFile(join(next, HASH_FILE), isQuick ? hash + QUICK : hash);
  await rm(last, { recursive: true, force: true });
  await rename(built, last).catch(ignoreMissing);
  await rename(next, built);
  await rm(last, { recursive: true, force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const paths: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

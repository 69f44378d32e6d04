import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampPath = join(root, 'apps/web/dist/.build-stamp');
const sources = [
  'apps/web/{src,public,build}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'packages/api-client/{src,openapi}/**/*',
  'pnpm-lock.yaml',
];

/** Whether the built console in `apps/web/dist` was made from the sources as they are now. */
export async function isConsoleBuilt(): Promise<boolean> {
  const stamp = await readFile(stampPath, 'utf8').catch(() => undefined);
  return stamp === (await hashSources());
}

/** Builds the console for production. Rejects when the build fails. */
export async function buildConsole(): Promise<void> {
  const stamp = await hashSources();
  await new Promise<void>((resolve, reject) => {
    const child = spawn('vite', ['build', '--logLevel', 'warn'], {
      cwd: join(root, 'apps/web'),
      stdio: 'inherit',
      env: { ...process.env, PATH: `${join(root, 'apps/web/node_modules/.bin')}:${process.env.PATH}` },
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build ended with code ${code}`))));
  });
  await writeFile(stampPath, stamp);
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { findSkippedPackages, type Machine } from './find-skipped-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
// If this file exists, pnpm considers the installation up to date without checking for skipped packages.
const STATE = join(modules, '.pnpm-workspace-state-v1.json');

/**
 * Installs native bindings that an earlier installation skipped although they support this machine, for example an installation
 * by an older Node or on another system. Rejects if pnpm fails.
 */
export async function repairInstallation(): Promise<void> {
  const { skipped = [] } = parse(await readFile(join(modules, '.modules.yaml'), 'utf8'));
  const { packages } = parse(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const leftOut = findSkippedPackages(skipped, packages, detectMachine());
  if (leftOut.length === 0) return;
  process.stdout.write(`Installing packages that an earlier installation skipped: ${leftOut.join(', ')}\n`);
  await rm(STATE, { force: true });
  const child = spawn('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile'], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`pnpm install exited with code ${code}`);
}

function detectMachine(): Machine {
  const os = process.platform;
  return { os, cpu: process.arch, libc: os === 'linux' ? readLibc() : undefined };
}

function readLibc(): 'glibc' | 'musl' {
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport();
  return report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

// Runs the first command of README.md in a new clone, on each supported Node version, with empty caches.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NewClone } from './test-nodes/new-clone.ts';

const VERSIONS = ['18', '20.18', '22'];
const root = fileURLToPath(new URL('..', import.meta.url));
const chosen = process.argv.slice(2);

for (const version of chosen.length > 0 ? chosen : VERSIONS) {
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-node-'));
  try {
    const clone = await NewClone.create(root, directory, version);
    report(version, 'new clone, everything downloaded', await clone.start());
    report(version, 'started again', await clone.start());
    report(version, 'started without a network', await clone.start({ isOffline: true }));
    await clone.breakInstallation();
    report(version, 'native bindings missing from an earlier installation', await clone.start());
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function report(version: string, what: string, seconds: number): void {
  process.stdout.write(`Node ${version}: ready after ${seconds.toFixed(1)} s (${what})\n`);
}

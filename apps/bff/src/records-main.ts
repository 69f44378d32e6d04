// pnpm records verify [log file…]: checks every record of the audit trail. The console may run meanwhile.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLogHeads } from '#audit/read-log-heads.ts';
import { type Verification, verifyChains } from '#audit/verify-chains.ts';
import { openStore } from '#store/open-store.ts';
import { KeyRingError, openKeyRing } from '#vault/key-ring.ts';
import { SecretStore } from '#vault/secret-store.ts';
import { StartError } from './start-error.ts';

const USAGE = 'Usage: pnpm records verify [log file…]\n';
const EXIT_USAGE = 64; // EX_USAGE of sysexits.h

const dataDir = resolve(process.env.DATA_DIR || './data');
const keysPath = join(dataDir, 'bff-keys');
const [command = '', ...logPaths] = process.argv.slice(2);

try {
  if (command !== 'verify') {
    process.stderr.write(USAGE);
    process.exitCode = EXIT_USAGE;
  } else {
    if (!existsSync(keysPath)) throw new StartError(`DATA_DIR ${dataDir} holds no key ring.`);
    const missing = logPaths.find((path) => !existsSync(path));
    if (missing !== undefined) throw new StartError(`There is no log file ${missing}.`);
    const verification = await verify();
    process.stdout.write(describe(verification));
    if (verification.faults.length > 0) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof StartError || error instanceof KeyRingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function verify(): Promise<Verification> {
  const anchors = await Promise.all(logPaths.map(readLogHeads));
  const store = await openStore(join(dataDir, 'bff.db'));
  try {
    return await verifyChains(store, new SecretStore(store, openKeyRing(keysPath)), anchors.flat());
  } finally {
    await store.destroy();
  }
}

function describe({ records, chains, faults }: Verification): string {
  const summary = `${records} records in ${chains} chains, ${faults.length === 0 ? 'all as they were written' : 'with faults'}.\n`;
  const lines = faults.map(({ id, kind, count }) => `${kind}\t${id}\t${count}\n`);
  return summary + lines.join('');
}

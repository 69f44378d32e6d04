// pnpm records verify [log file…]: checks every record of the audit trail. The console may run meanwhile.
import { existsSync } from 'node:fs';
import { HeadFiles } from '#audit/head-files.ts';
import { readLogHeads } from '#audit/read-log-heads.ts';
import { type Verification, verifyChains } from '#audit/verify-chains.ts';
import { openStore } from '#store/open-store.ts';
import { toStoreAddress } from '#store/store-address.ts';
import { openKeyRing } from '#vault/key-ring.ts';
import { RowSeals } from '#vault/row-seals.ts';
import { SecretStore } from '#vault/secret-store.ts';
import { StartError } from './start-error.ts';
import { runStoreCommand } from './store-command.ts';
import type { StoreConfig } from './store-config.ts';

const USAGE = 'Usage: pnpm records verify [log file…]\n';
const NO_HEADS =
  'No heads are known outside the database: name a log file, or chains that were removed whole are not noticed.\n';
const [command = '', ...logPaths] = process.argv.slice(2);
await runStoreCommand(USAGE, command === 'verify' ? verify : undefined);

async function verify(config: StoreConfig): Promise<string> {
  const missing = logPaths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new StartError(`There is no log file ${missing}.`);
  const { keyRing } = config;
  const ring = openKeyRing('path' in keyRing ? { ...keyRing, mayBeMissing: false } : keyRing);
  const anchors = await Promise.all(logPaths.map(readLogHeads));
  await using store = await openStore(toStoreAddress(config), new RowSeals(ring, () => undefined));
  const known = [...new HeadFiles(config.dataDir).readAll(), ...anchors.flat()];
  const verification = await verifyChains(store, new SecretStore(store, ring), known);
  if (verification.faults.length > 0) process.exitCode = 1;
  return describe(verification) + (known.length === 0 ? NO_HEADS : '');
}

function describe({ records, chains, faults }: Verification): string {
  const soundness = faults.length === 0 ? 'all as they were written' : 'with faults';
  const summary = `${records} records in ${chains} ${chains === 1 ? 'chain' : 'chains'}, ${soundness}.\n`;
  const lines = faults.map(({ id, kind, count }) => `${kind}\t${id}\t${count}\n`);
  return summary + lines.join('');
}

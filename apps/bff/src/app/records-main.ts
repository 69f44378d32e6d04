// pnpm records verify [log file…]: checks every record of the audit trail. The console may run meanwhile.
import { existsSync } from 'node:fs';
import { StartError } from '#domain/start-error.ts';
import { readLogHeads } from '#features/audit-log/read-log-heads.ts';
import { HeadFiles } from '#platform/audit-trail/head-files.ts';
import { type Verification, verifyChains } from '#platform/audit-trail/verify-chains.ts';
import type { StoreConfig } from '#platform/config/store-config.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { openStore } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { runStoreCommand } from './store-command.ts';

const USAGE = 'Usage: pnpm records verify [log file…]\n';
const NO_HEADS = 'No log file given: chains that were removed completely cannot be detected.\n';
const [command = '', ...logPaths] = process.argv.slice(2);
await runStoreCommand(USAGE, command === 'verify' ? verify : undefined);

async function verify(config: StoreConfig): Promise<string> {
  const missing = logPaths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new StartError(`Log file ${missing} not found.`);
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
  const soundness = faults.length === 0 ? 'all intact' : 'not all intact';
  const summary = `${records} records in ${chains} ${chains === 1 ? 'chain' : 'chains'}, ${soundness}.\n`;
  const lines = faults.map(({ id, kind, count }) => `${kind}\t${id}\t${count}\n`);
  return summary + lines.join('');
}

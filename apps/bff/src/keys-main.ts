// pnpm keys: shows and rotates the keys that seal credentials and other secrets. The console may run meanwhile.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AuditChain } from '#audit/audit-chain.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { KeyRingError, openKeyRing } from '#vault/key-ring.ts';
import { listKeyUses, retireKey, rotateKeys } from '#vault/rotate-keys.ts';
import { SecretStore } from '#vault/secret-store.ts';
import { systemClock } from './clock.ts';
import { StartError } from './start-error.ts';

const USAGE = 'Usage: pnpm keys status | rotate | retire <id>\n';
const EXIT_USAGE = 64; // EX_USAGE of sysexits.h

const dataDir = resolve(process.env.DATA_DIR || './data');
const keysPath = join(dataDir, 'bff-keys');
const [command = '', id] = process.argv.slice(2);

try {
  if (!['status', 'rotate', 'retire'].includes(command) || (command === 'retire') !== (id !== undefined)) {
    process.stderr.write(USAGE);
    process.exitCode = EXIT_USAGE;
  } else {
    if (!existsSync(keysPath)) throw new StartError(`DATA_DIR ${dataDir} holds no key ring.`);
    const store = await openStore(join(dataDir, 'bff.db'));
    try {
      process.stdout.write(await run(store));
    } finally {
      await store.destroy();
    }
  }
} catch (error) {
  if (!(error instanceof StartError || error instanceof KeyRingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(store: Store): Promise<string> {
  if (command === 'rotate') {
    const rotated = await rotateKeys(store, keysPath);
    await record(store, 'keys.rotate', rotated.id);
    const lost = rotated.lost > 0 ? ` ${rotated.lost} did not open and were deleted.` : '';
    return `${rotated.id} seals from now on; ${rotated.resealed} records were sealed with it.${lost}\n`;
  }
  if (id !== undefined) {
    await retireKey(store, keysPath, id);
    await record(store, 'keys.retire', id);
    return `${id} is retired.\n`;
  }
  const uses = await listKeyUses(store, keysPath);
  return uses.map((use) => `${use.id}\t${use.isFirst ? 'seals' : 'opens'}\t${use.records} records\n`).join('');
}

/** Puts a change of keys into the audit trail, as a chain of this command's own. */
async function record(store: Store, action: string, target: string): Promise<void> {
  const secrets = new SecretStore(store, openKeyRing(keysPath));
  const chain = await AuditChain.begin({ store, secrets, clock: systemClock }, 'audit.begin');
  await chain.append({ kind: 'event', action, target, outcome: 'succeeded' });
}

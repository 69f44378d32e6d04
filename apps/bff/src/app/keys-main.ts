// pnpm keys: creates, shows and rotates the keys that seal credentials and other secrets. Safe to run while the console is
// running.

import { existsSync } from 'node:fs';
import { countOf } from '@rotunda/api-client/count-of';
import { systemClock } from '#domain/clock.ts';
import { listKeyUses, retireKey, rotateKeys } from '#identity/credentials/rotate-keys.ts';
import { AuditChain } from '#platform/audit-trail/audit-chain.ts';
import type { ChainHead } from '#platform/audit-trail/chain-record.ts';
import { HeadFiles } from '#platform/audit-trail/head-files.ts';
import type { StoreConfig } from '#platform/config/store-config.ts';
import { KeyRingError } from '#platform/keys/key-ring.ts';
import { makeKeyRing, openKeyRing } from '#platform/keys/key-ring-file.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { runStoreCommand } from './store-command.ts';

const USAGE = 'Usage: pnpm keys create | status | rotate | retire <id>\n';
const [command = '', id] = process.argv.slice(2);
const isKnown =
  ['create', 'status', 'rotate', 'retire'].includes(command) && (command === 'retire') === (id !== undefined);
await runStoreCommand(USAGE, isKnown ? run : undefined);

async function run(config: StoreConfig): Promise<string> {
  const { keyRing } = config;
  if ('text' in keyRing)
    throw new KeyRingError('The key ring is set in BFF_KEYRING, not in a file. Change the keys there.');
  if (command === 'create') {
    makeKeyRing(keyRing.path);
    return `Created the key ring ${keyRing.path} with the key k1.\n`;
  }
  if (!existsSync(keyRing.path)) throw new KeyRingError(`Key ring ${keyRing.path} not found.`);
  const seals = new RowSeals(openKeyRing({ path: keyRing.path, createsIfMissing: false }), () => undefined);
  await using store = await openStore(toStoreAddress(config), seals);
  return await runOn(store, keyRing.path, new HeadFiles(config.dataDir));
}

async function runOn(store: Store, path: string, heads: HeadFiles): Promise<string> {
  if (command === 'rotate') {
    const rotated = await rotateKeys(store, path);
    heads.write(await record(store, path, 'keys.rotate', rotated.id));
    const lost = rotated.lost > 0 ? ` Deleted because they could not be decrypted: ${rotated.lost}.` : '';
    const refused = rotated.refused > 0 ? ` Still rejected, not written by the console: ${rotated.refused}.` : '';
    return `${rotated.id} is now the current key. Resealed ${countOf(rotated.resealed, 'record')}.${lost}${refused}\n`;
  }
  if (id !== undefined) {
    await retireKey(store, path, id);
    heads.write(await record(store, path, 'keys.retire', id));
    return `${id} is retired.\n`;
  }
  const uses = await listKeyUses(store, path);
  return uses
    .map((use) => `${use.id}\t${use.isFirst ? 'seals' : 'opens'}\t${countOf(use.records, 'record')}\n`)
    .join('');
}

/** Records a key change in the audit trail, in a separate chain for this command. Resolves to the head of the chain. */
async function record(store: Store, path: string, action: string, target: string): Promise<ChainHead> {
  const secrets = new SecretStore(store, openKeyRing({ path, createsIfMissing: false }));
  const chain = await AuditChain.begin({ store, secrets, clock: systemClock }, 'audit.begin');
  await chain.append({ kind: 'event', action, target, outcome: 'succeeded' });
  return chain.head;
}

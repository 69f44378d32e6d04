import { existsSync } from 'node:fs';
import { systemClock } from '#domain/clock.ts';
import { StartError } from '#domain/start-error.ts';
import { readStreamSecrets } from '#features/audit-stream/event-sender.ts';
import { compareKeys } from '#identity/credentials/check-keys.ts';
import { checkOperators } from '#identity/sessions/check-operators.ts';
import { openClientAuth } from '#identity/sessions/oidc/client-auth.ts';
import { RoleTable } from '#identity/sessions/role-table.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { checkListen, type ListenAddress } from '#platform/http/listen.ts';
import { type KeyRing, KeyRingError } from '#platform/keys/key-ring.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { connectExisting } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { checkDataDirectory } from './data-directory.ts';

/** Returns the address that serves browsers. */
export function toListenAddress({ host, port }: BffConfig): ListenAddress {
  return { host, port, variables: { host: 'HOST', port: 'PORT' } };
}

/** Returns the address that serves the metrics. Port 0 disables them. */
export function toMetricsListenAddress({ metrics }: BffConfig): ListenAddress {
  return { ...metrics, variables: { host: 'METRICS_HOST', port: 'METRICS_PORT' } };
}

/**
 * Returns every reason why the console would not start with a configuration, one line each. Changes nothing, even where a start
 * would create something, so it is safe to run next to a running console.
 */
export async function findPreflightProblems(config: BffConfig): Promise<string[]> {
  const faults: string[] = [];
  const attempt = async <T>(check: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof StartError || error instanceof KeyRingError)) throw error;
      faults.push(error.message);
      return undefined;
    }
  };
  await attempt(() => checkDataDirectory(config.dataDir));
  const ring = await attempt(() => openExistingRing(config));
  await attempt(() => openClientAuth(config.oidc.clientAuth));
  await attempt(() => config.auditStream && readStreamSecrets(config.auditStream));
  await attempt(() => checkStore(config, ring));
  await attempt(() => checkListen(toListenAddress(config)));
  if (config.metrics.port !== 0) await attempt(() => checkListen(toMetricsListenAddress(config)));
  return faults;
}

/** Rejects with StartError if there are faults. */
export async function requirePreflight(config: BffConfig): Promise<void> {
  const faults = await findPreflightProblems(config);
  if (faults.length > 0) throw new StartError(faults.join('\n'));
}

/** Opens the key ring, or returns undefined if the start has yet to create it. */
function openExistingRing({ keyRing }: BffConfig): KeyRing | undefined {
  const isNew = 'path' in keyRing && keyRing.createsIfMissing && !existsSync(keyRing.path);
  return isNew ? undefined : openKeyRing(keyRing);
}

async function checkStore(config: BffConfig, ring: KeyRing | undefined): Promise<void> {
  await using store = await connectExisting(toStoreAddress(config));
  if (store && ring) await compareKeys(store, ring);
  const seals = ring && new RowSeals(ring, () => undefined);
  await checkOperators(store && seals && new RoleTable(store, systemClock, config, seals), config);
}

import { findFaults } from '#app/preflight.ts';
import { systemClock } from '#domain/clock.ts';
import { checkAuditStream } from '#features/connections/check-audit-stream.ts';
import { checkAuthorities, checkClock, checkDisk } from '#features/connections/check-machine.ts';
import { checkMail } from '#features/connections/check-mail.ts';
import { checkProvider, listRegistration } from '#features/connections/check-provider.ts';
import { checkReachability } from '#features/connections/check-reachability.ts';
import { checkServices } from '#features/connections/check-services.ts';
import { describeStore } from '#features/connections/describe-store.ts';
import type { Finding } from '#features/connections/finding.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { connectExisting } from '#platform/store/open-store.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { StoreClock } from '#platform/store/store-clock.ts';
import { readSessionToken } from './session-token.ts';

/**
 * Checks everything that the console depends on: what a start needs, the identity provider, the services, and the ways to the
 * console. With the address of a user, it calls the services with the token of their session. It changes nothing but
 * a token that has to be renewed.
 */
export async function* diagnose(config: BffConfig, email: string | undefined): AsyncGenerator<Finding> {
  const faults = await findFaults(config);
  for (const text of faults) yield { level: 'error', subject: 'Start', text };
  if (faults.length === 0)
    yield { level: 'ok', subject: 'Start', text: `store, keys and secrets: ${describeStore(config)}` };
  yield* checkDisk(config.dataDir);
  yield* checkAuthorities(process.env.NODE_EXTRA_CA_CERTS);
  if (faults.length === 0) yield* await checkStoreClock(config);
  yield* listRegistration(config);
  yield* await checkProvider(config);
  // Tokens cannot be read without the store and the keys.
  const { accessToken, finding } = await readSessionToken(config, faults.length === 0 ? email : undefined);
  yield finding;
  yield* await checkServices(config, accessToken);
  yield await checkMail(config);
  if (faults.length === 0) yield* await checkStoredStream(config);
  yield* await checkReachability(config);
}

async function checkStoreClock(config: BffConfig): Promise<Finding[]> {
  await using store = await connectExisting(toStoreAddress(config));
  if (!store) return [];
  const clock = await StoreClock.open(store, systemClock);
  return checkClock(clock.nowMs() - systemClock.nowMs());
}

/** How the audit trail is sent on, as the running console has noted it. */
async function checkStoredStream(config: BffConfig): Promise<Finding[]> {
  if (!config.auditStream) return [];
  await using store = await connectExisting(toStoreAddress(config));
  return store ? checkAuditStream(store, config.auditStream) : [];
}

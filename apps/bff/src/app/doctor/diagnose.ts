import { findPreflightProblems } from '#app/preflight.ts';
import { systemClock } from '#domain/clock.ts';
import { checkAuditStream } from '#features/connections/check-audit-stream.ts';
import { checkAuthorities, checkClock, checkDisk } from '#features/connections/check-machine.ts';
import { checkMail } from '#features/connections/check-mail.ts';
import { checkProvider, listRegistration } from '#features/connections/check-provider.ts';
import { checkReachability } from '#features/connections/check-reachability.ts';
import { checkEmbeddedServices, checkServices } from '#features/connections/check-services.ts';
import { describeStore } from '#features/connections/describe-store.ts';
import type { Finding } from '#features/connections/finding.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { connectExisting } from '#platform/store/open-store.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { StoreClock } from '#platform/store/store-clock.ts';
import { readSessionToken } from './session-token.ts';

/**
 * Checks everything that the console depends on: startup requirements, the identity provider, the services, and the routes to the
 * console. Given a user's email address, it calls the services with the token of the user's session. It changes nothing except
 * for renewing an expiring token. If the services at `embeddedOrigin` do not respond, nothing that needs them is checked.
 */
export async function* diagnose(
  config: BffConfig,
  email: string | undefined,
  embeddedOrigin?: string,
): AsyncGenerator<Finding> {
  const faults = await findPreflightProblems(config);
  for (const text of faults) yield { level: 'error', subject: 'Start', text };
  if (faults.length === 0)
    yield { level: 'ok', subject: 'Start', text: `store, keys and secrets: ${describeStore(config)}` };
  yield* checkDisk(config.dataDir);
  yield* checkAuthorities(process.env.NODE_EXTRA_CA_CERTS);
  if (faults.length === 0) yield* await checkStoreClock(config);
  const away = embeddedOrigin === undefined ? undefined : await checkEmbeddedServices(embeddedOrigin);
  if (away) {
    yield away;
    return;
  }
  yield* listRegistration(config);
  yield* await checkProvider(config);
  // Reading tokens requires the store and the keys.
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

/** Checks the audit stream's status as recorded by the running console. */
async function checkStoredStream(config: BffConfig): Promise<Finding[]> {
  if (!config.auditStream) return [];
  await using store = await connectExisting(toStoreAddress(config));
  return store ? checkAuditStream(store, config.auditStream) : [];
}

import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { configuredServices } from '#platform/config/configured-services.ts';
import { checkReadiness, type Readiness, type ReadinessChecks } from '#platform/observability/readiness.ts';
import type { ServiceHealth } from '#platform/observability/service-health.ts';
import type { Store } from '#platform/store/open-store.ts';
import { getAccessToken } from '#upstream/client/access-token.ts';
import { checkAuditStream } from './check-audit-stream.ts';
import { checkHooks } from './check-hooks.ts';
import { checkProvider, listRegistration } from './check-provider.ts';
import { checkReachability } from './check-reachability.ts';
import { checkServices, SERVICES } from './check-services.ts';
import { describeHealth } from './describe-health.ts';
import { describeScopes } from './describe-scopes.ts';
import { describeStore } from './describe-store.ts';
import type { Finding } from './finding.ts';

export type ConnectionDeps = {
  config: BffConfig;
  clock: Clock;
  store: Store;
  vault: CredentialVault;
  health: ServiceHealth;
  readiness: Readiness;
  readinessChecks: ReadinessChecks;
};

/**
 * Runs the checks of `pnpm run doctor` inside the running console, with the credential of the operator who requests them and the
 * process's record of calls so far. The checks bypass retries and the circuit breaker to find the current state.
 */
export async function checkConnections(deps: ConnectionDeps, principal: Principal): Promise<Finding[]> {
  const { config, clock, store, health } = deps;
  const [storeFinding, provider, session, reachability, hooks, stream] = await Promise.all([
    checkStore(deps),
    checkProvider(config),
    checkSession(deps, principal),
    checkReachability(config),
    checkHooks(store, clock.nowMs()),
    checkAuditStream(store, config.auditStream),
  ]);
  const configured = configuredServices(config.upstreams);
  const past = SERVICES.filter(({ key }) => configured.includes(key)).flatMap(({ subject, key }) =>
    describeHealth(subject, health.read(key)),
  );
  return groupBySubject([
    storeFinding,
    ...provider,
    ...session,
    ...past,
    ...reachability,
    ...hooks,
    ...stream,
    ...listRegistration(config),
  ]);
}

/** Checks that the store responds and that nothing else makes the process unready. */
async function checkStore({ config, readiness, readinessChecks }: ConnectionDeps): Promise<Finding> {
  const subject = 'Store';
  const { text, status } = await checkReadiness(readiness, readinessChecks);
  const said = text.trim();
  if (said === 'ok') return { level: 'ok', subject, text: `${describeStore(config)} responds` };
  const remedy = config.database ? 'check DATABASE_URL and the database server' : 'check the disk of DATA_DIR';
  return { level: status === 200 ? 'warning' : 'error', subject, text: `${describeStore(config)}: ${said}`, remedy };
}

/** Checks the scopes of the session, and that the services accept its token. */
async function checkSession({ config, vault }: ConnectionDeps, principal: Principal): Promise<Finding[]> {
  const scopes = describeScopes(principal, config);
  try {
    return [scopes, ...(await checkServices(config, await getAccessToken(vault, principal.credentialId)))];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const text = `failed to get a token for ${principal.email}: ${error.message}`;
    const finding: Finding = { level: 'error', subject: 'Session', text, remedy: 'sign out and sign in again' };
    return [scopes, finding, ...(await checkServices(config, undefined))];
  }
}

/** Groups the findings by subject, in order of each subject's first occurrence. */
function groupBySubject(findings: readonly Finding[]): Finding[] {
  return [...Map.groupBy(findings, ({ subject }) => subject).values()].flat();
}

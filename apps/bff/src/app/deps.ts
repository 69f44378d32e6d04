import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '#domain/clock.ts';
import { addSampleRules } from '#features/alerts/add-sample-rules.ts';
import type { DownloadRouteDeps } from '#features/downloads/download-routes.ts';
import { ErrorNoteStore } from '#features/error-notes/error-note-store.ts';
import { type Live, openLive } from '#features/live-updates/open-live.ts';
import { openSaved } from '#features/saved-views/open-saved.ts';
import type { SavedRouteDeps } from '#features/saved-views/saved-routes.ts';
import { openUploads } from '#features/uploads/open-uploads.ts';
import type { UploadRouteDeps } from '#features/uploads/upload-route-deps.ts';
import { checkKeys } from '#identity/credentials/check-keys.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { AuthDeps } from '#identity/sessions/auth-deps.ts';
import { addFirstOperator } from '#identity/sessions/check-operators.ts';
import { openClientAuth } from '#identity/sessions/oidc/client-auth.ts';
import { OidcClient } from '#identity/sessions/oidc/oidc-client.ts';
import { openAuth } from '#identity/sessions/open-auth.ts';
import { RecentAuthCheck } from '#identity/sessions/require-recent-auth.ts';
import { RevocableSessions } from '#identity/sessions/revocable-sessions.ts';
import { openRevocations } from '#identity/sessions/revocations.ts';
import { RoleTable } from '#identity/sessions/role-table.ts';
import { SessionCache } from '#identity/sessions/session-cache.ts';
import { SessionStore } from '#identity/sessions/session-store.ts';
import { StepUpSetting } from '#identity/sessions/step-up-setting.ts';
import { ForgedRows } from '#platform/audit-trail/forged-rows.ts';
import { type Audit, openAudit } from '#platform/audit-trail/open-audit.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { ConnectionLimits } from '#platform/config/connection-limits.ts';
import { ContentHosts } from '#platform/config/content-hosts.ts';
import { openLog } from '#platform/http/open-log.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { CallBudgetStore } from '#platform/limits/call-budget-store.ts';
import { CallBudgets } from '#platform/limits/call-budgets.ts';
import { openLimits } from '#platform/limits/open-limits.ts';
import type { RateLimits, RateSettings } from '#platform/limits/rate-limits.ts';
import { Metrics } from '#platform/observability/metrics.ts';
import { openTelemetry } from '#platform/observability/open-telemetry.ts';
import type { Readiness, ReadinessChecks } from '#platform/observability/readiness.ts';
import { ServiceHealth } from '#platform/observability/service-health.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { StoreClock } from '#platform/store/store-clock.ts';
import { openBulkheads } from '#upstream/client/open-bulkheads.ts';
import { reportCalls } from '#upstream/client/report-calls.ts';
import type { BulkheadLimits } from '#upstream/client/upstream-bulkhead.ts';
import { UpstreamClient } from '#upstream/client/upstream-client.ts';
import type { CallLimits } from '#upstream/client/upstream-request.ts';
import { UserConcurrencyLimiter } from '#upstream/client/user-concurrency-limiter.ts';
import type { ForwardDeps } from '#upstream/proxy/forward-call.ts';
import { IdempotencyStore } from '#upstream/proxy/idempotency-store.ts';
import { prepareDataDirectory } from './data-directory.ts';
import type { DrainLimits } from './drain.ts';
import { type Absences, openAbsences } from './open-absences.ts';
import { type Alerts, openAlerts } from './open-alerts.ts';
import { openAuditStream } from './open-audit-stream.ts';
import { type CalendarAccess, openCalendarAccess } from './open-calendar-access.ts';
import { type CalendarFeeds, openCalendarFeeds } from './open-calendar-feeds.ts';
import { openDownloads } from './open-downloads.ts';
import { type Escalations, openEscalations } from './open-escalations.ts';
import { openReports, type Reports } from './open-reports.ts';
import { openSchedule, type Schedule } from './open-schedule.ts';
import { openVault } from './open-vault.ts';
import { openWork, type Work } from './open-work.ts';
import { type OutboundAgent, openAgent } from './outbound-agent.ts';

/** Replaceable parts, for tests. */
export type BffOverrides = {
  clock?: Clock;
  log?: Logger;
  webRoot?: string;
  proxyLimits?: { callLimits?: Partial<CallLimits>; guardLimits?: Partial<BulkheadLimits> };
  rates?: Partial<RateSettings>;
  drainLimits?: DrainLimits;
  connectionLimits?: ConnectionLimits;
};

/** The dependencies of all routes. */
export type BffDeps = {
  config: BffConfig;
  log: Logger;
  clock: Clock;
  store: Store;
  agent: OutboundAgent;
  vault: CredentialVault;
  audit: Audit;
  auth: AuthDeps;
  proxy: ForwardDeps;
  downloads: DownloadRouteDeps;
  uploads: UploadRouteDeps;
  errorNotes: ErrorNoteStore;
  live: Live;
  metrics: Metrics;
  readiness: Readiness;
  readinessChecks: ReadinessChecks;
  background: readonly BackgroundTask[];
  saved: SavedRouteDeps;
  work: Work;
  alerts: Alerts;
  absences: Absences;
  escalations: Escalations;
  schedule: Schedule;
  calendarAccess: CalendarAccess;
  reports: Reports;
  calendarFeeds: CalendarFeeds;
  budgets: CallBudgets;
  limits: RateLimits;
  proof: RecentAuthCheck;
  health: ServiceHealth;
  webRoot: string;
};

const CONSOLE_BUILD = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1_000;
const ADJUST_CLOCK_EVERY_MS = 60_000;

/** Opens the store, the key ring and the connections. All dependencies are constructed here. */
export async function openDeps(config: BffConfig, overrides: BffOverrides): Promise<BffDeps> {
  const log = overrides.log ?? openLog(config.logLevel);
  prepareDataDirectory(config.dataDir);
  const ring = openKeyRing(config.keyRing);
  const clientAuth = await openClientAuth(config.oidc.clientAuth);
  const metrics = new Metrics(await openTelemetry(config.otlpEndpoint));
  const forged = new ForgedRows(log);
  const seals = forged.openSeals(ring);
  const store = await openStore(toStoreAddress(config), seals, metrics.store);
  const clock = await StoreClock.open(store, overrides.clock ?? systemClock);
  const oidc = new OidcClient(config, clientAuth, clock);
  const roles = new RoleTable(store, clock, config, seals);
  await checkStore(config, store, ring, roles);
  const sessionCache = new SessionCache();
  const agent = openAgent();
  const secrets = new SecretStore(store, ring);
  const audit = await openAudit({ store, secrets, clock, log, ...getAuditSettings(config) });
  await forged.recordIn(audit.trail, seals.adopted);
  if (config.hasSampleRules) await addSampleRules(store, clock);
  const revocations = openRevocations(oidc, new RevocableSessions(store, clock, config.oidc.issuer), log);
  const vault = openVault({ store, ring, clock, oidc, revocations, metrics, audit, sessionCache });
  const sessions = new SessionStore(store, clock, config.oidc.issuer, seals, sessionCache);
  const limits = openLimits(store, clock, { ...config.rates, ...overrides.rates });
  const upstream = openClient(config, agent, { log, metrics, clock, store }, overrides.proxyLimits);
  const shared = { config, clock, log, store, seals, agent, vault, audit, sessions, ...limits, ...upstream };
  const parts = { ...shared, slots: new UserConcurrencyLimiter(), proof: openProof(config, oidc, clock, log), metrics };
  const live = openLive({ ...parts, connectionLimits: overrides.connectionLimits });
  metrics.measureState({ ...live.state, ...getAuditState(audit) });
  const saved = openSaved(store, clock, seals, live.invalidations);
  const { background, ...automatic } = openBackground({ ...parts, secrets, saved }, live);
  const proxy = {
    ...parts,
    ...automatic.work,
    idempotency: new IdempotencyStore(store, clock, seals),
    scopeBase: config.scopeBase,
  };
  const { background: playback, ...downloads } = openDownloads(parts);
  const auth = openAuth({ ...parts, ...automatic.work, ring, oidc, roles, revocations });
  return {
    ...parts,
    ...openReadiness(config, store, live),
    background: [createClockTask(clock, log), playback, ...auth.background, ...openAuditStream(parts), ...background],
    auth,
    proxy,
    downloads: { ...proxy, ...downloads, calls: automatic.work.calls, driveBase: config.upstreams.drive },
    uploads: openUploads({ ...parts, secrets }),
    live,
    saved: { ...saved, onVisit: automatic.work.onVisit },
    errorNotes: new ErrorNoteStore(store, clock),
    ...automatic,
    webRoot: overrides.webRoot ?? CONSOLE_BUILD,
  };
}

/** Opens the BFF's background work for users. */
function openBackground(
  parts: Omit<Parameters<typeof openWork>[0], 'invalidations'> &
    Parameters<typeof openAlerts>[0] &
    Parameters<typeof openReports>[0],
  live: Live,
) {
  const { invalidations, watches } = live;
  const work = openWork({ ...parts, invalidations });
  const alerts = openAlerts(parts, { ...work, watches }, invalidations);
  const absences = openAbsences(parts, work, invalidations);
  const escalations = openEscalations(parts, work, invalidations);
  const schedule = openSchedule(parts, work, invalidations, alerts);
  const calendarAccess = openCalendarAccess(parts, work);
  const reports = openReports(parts, { work, alerts, live });
  const open = { work, alerts, absences, escalations, schedule, calendarAccess, reports };
  const background = Object.values(open).flatMap((part) => part.background);
  return { ...open, calendarFeeds: openCalendarFeeds(parts, work), background };
}

function createClockTask(clock: StoreClock, log: Logger): BackgroundTask {
  return createPoller({ clock, log }, ADJUST_CLOCK_EVERY_MS, () => clock.adjust());
}

function openClient(
  config: BffConfig,
  agent: OutboundAgent,
  { log, metrics, clock, store }: { log: Logger; metrics: Metrics; clock: Clock; store: Store },
  { callLimits, guardLimits }: BffOverrides['proxyLimits'] = {},
): { client: UpstreamClient; health: ServiceHealth; budgets: CallBudgets; contentHosts: ContentHosts } {
  const health = new ServiceHealth(clock);
  const guards = openBulkheads({ log, metrics }, guardLimits);
  const budgets = new CallBudgets(new CallBudgetStore(store, clock), clock, log, config.callBudgets);
  metrics.measureBudgets(() => budgets.reportCached());
  const { upstreams } = config;
  const contentHosts = new ContentHosts(config);
  const reports = reportCalls({ log, metrics, health });
  const options = { agent, upstreams, contentHosts, guards, budgets, ...reports, callLimits };
  return { client: new UpstreamClient(options), health, budgets, contentHosts };
}

function openReadiness(
  config: BffConfig,
  store: Store,
  { findFault }: Live,
): Pick<BffDeps, 'readiness' | 'readinessChecks'> {
  const directory = config.database ? undefined : config.dataDir;
  return { readiness: { isDraining: false }, readinessChecks: { store, directory, findFault } };
}

/** Refuses to start if the keys do not match the store, or if no user could become an operator. */
async function checkStore(config: BffConfig, store: Store, ring: KeyRing, roles: RoleTable): Promise<void> {
  try {
    await checkKeys(store, ring);
    await addFirstOperator(roles, config);
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

function openProof({ stepUp }: BffConfig, oidc: OidcClient, clock: Clock, log: Logger): RecentAuthCheck {
  const setting = new StepUpSetting(stepUp, oidc, log);
  void setting.learn();
  return new RecentAuthCheck(clock, () => setting.isOn());
}

function getAuditState({ trail }: Audit) {
  return { openActions: () => trail.backlog.open, lateRecords: () => trail.backlog.late };
}

function getAuditSettings({ oidc, dataDir, auditContentDays, auditDays }: BffConfig) {
  const retainRecordsMs = auditDays === undefined ? undefined : auditDays * DAY_MS;
  return { issuer: oidc.issuer, dataDir, retainContentMs: auditContentDays * DAY_MS, retainRecordsMs };
}

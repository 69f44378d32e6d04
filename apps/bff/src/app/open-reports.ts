import { Hono } from 'hono';
import type { Principal } from '#domain/principal.ts';
import { alertRoutes } from '#features/alerts/alert-routes.ts';
import { channelRoutes } from '#features/alerts/delivery/channel-routes.ts';
import { ruleRoutes } from '#features/alerts/rule-routes.ts';
import { auditRoutes } from '#features/audit-log/audit-routes.ts';
import type { EntryRouteDeps } from '#features/audit-log/entry-routes.ts';
import { accessDecisionRoutes } from '#features/indexes/routes/access-decision-routes.ts';
import { indexRoutes } from '#features/indexes/routes/index-routes.ts';
import { jobRoutes } from '#features/jobs/job-routes.ts';
import type { Live } from '#features/live-updates/open-live.ts';
import { watchRoutes } from '#features/live-updates/watches/watch-routes.ts';
import type { ReadConsoleList } from '#features/reports/read-rows.ts';
import { type ReportRouteDeps, reportRoutes } from '#features/reports/report-routes.ts';
import { ReportStore } from '#features/reports/report-store.ts';
import { createReportWorker } from '#features/reports/report-worker.ts';
import { guardConsoleRoutes } from '#identity/sessions/guard-console-routes.ts';
import type { BackgroundTask } from '#platform/background/background-task.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { ensureRule } from './ensure-rule.ts';
import type { Alerts } from './open-alerts.ts';
import type { Work } from './open-work.ts';
import type { UserWorkDeps } from './user-work-deps.ts';

type OpenReportsDeps = UserWorkDeps & Pick<EntryRouteDeps, 'audit'> & { limits: RateLimits; seals: RowSeals };

/** Reports, with their routes and background tasks. */
export type Reports = { routes: ReportRouteDeps; background: readonly BackgroundTask[] };

/** Wires up the recurring export of lists. */
export function openReports(
  parts: OpenReportsDeps,
  { work, alerts, live }: { work: Work; alerts: Alerts; live: Live },
): Reports {
  const { config, store, clock, log, sessions, seals, audit } = parts;
  const { invalidations } = live;
  const calls = new UserCallExecutor({ ...parts, watch: work.watch, scopeBase: config.scopeBase }, 'report');
  const reports = new ReportStore(store, clock, seals, () => worker.notify());
  const deps = {
    reports,
    calls,
    clock,
    invalidations,
    sending: alerts.channelRoutes,
    findChannel: alerts.findChannel,
    readConsoleList: (reader: Principal, path: string) => readConsoleList(reader, path),
    findForWork: (userId: string) => sessions.findForWork(userId),
  };
  const worker = createReportWorker({ ...deps, log });
  const routes = {
    ...deps,
    trail: audit.trail,
    ensureRule: (principal: Principal) => ensureRule(alerts.routes, principal, 'reports'),
  };
  const readConsoleList = openConsoleListReader(
    { ...parts, calls: work.calls },
    { work, alerts, live, reports: routes },
  );
  return { routes, background: [worker] };
}

/** Reads the console's lists through the routes that browsers use, so that a report shows what its owner would currently see. */
function openConsoleListReader(
  parts: OpenReportsDeps & Pick<EntryRouteDeps, 'calls'>,
  { work, alerts, live, reports }: { work: Work; alerts: Alerts; live: Live; reports: ReportRouteDeps },
): ReadConsoleList {
  const routes = new Hono<AppEnv & { Bindings: { reader: Principal; readId: string } }>();
  routes.onError((error) => {
    throw error;
  });
  routes.use(async (context, next) => {
    context.set('principal', context.env.reader);
    context.set('requestId', context.env.readId);
    context.set('log', () => parts.log);
    await next();
  });
  routes.route('/api', guardConsoleRoutes({ proof: parts.proof, limits: parts.limits }, '/api'));
  routes.route('/api/indexes', indexRoutes(work.indexes));
  routes.route('/api/access-decisions', accessDecisionRoutes({ ...work.indexes, trail: parts.audit.trail }));
  routes.route('/api/jobs', jobRoutes(work.jobs));
  routes.route('/api/audit', auditRoutes(parts));
  routes.route('/api/alerts', alertRoutes(alerts.routes));
  routes.route('/api/alert-rules', ruleRoutes(alerts.routes));
  routes.route('/api/alert-channels', channelRoutes(alerts.channelRoutes));
  routes.route('/api/reports', reportRoutes(reports));
  routes.route('/api/watches', watchRoutes({ ...live, calls: parts.calls, clock: parts.clock }));
  return async function readConsoleList(reader, path) {
    const response = await routes.request(path, {}, { reader, readId: crypto.randomUUID() });
    return response.json();
  };
}

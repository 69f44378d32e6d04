import { Hono } from 'hono';
import { serveConsole } from '#app/console-files/serve-console.ts';
import { ProblemError } from '#domain/problem.ts';
import { absenceRoutes } from '#features/absences/absence-routes.ts';
import { alertRoutes } from '#features/alerts/alert-routes.ts';
import { channelRoutes } from '#features/alerts/delivery/channel-routes.ts';
import { ruleRoutes } from '#features/alerts/rule-routes.ts';
import { approvalRoutes } from '#features/approval-history/approval-routes.ts';
import { evidenceRoutes } from '#features/approval-history/evidence/evidence-routes.ts';
import { snoozeRoutes } from '#features/approval-snoozes/snooze-routes.ts';
import { templateRoutes } from '#features/approval-templates/template-routes.ts';
import { auditRoutes } from '#features/audit-log/audit-routes.ts';
import { projectSharingRoutes } from '#features/audit-log/project-sharing-routes.ts';
import { usageRoutes } from '#features/audit-log/usage-routes.ts';
import { accessPeriodRoutes } from '#features/calendar-access/access-period-routes.ts';
import { feedRoutes } from '#features/calendar-feeds/feed-routes.ts';
import { feedFileRoutes } from '#features/calendar-feeds/serve-feed.ts';
import { callBudgetRoutes } from '#features/call-budgets/call-budget-routes.ts';
import { connectionRoutes } from '#features/connections/connection-routes.ts';
import { delayedCallRoutes } from '#features/delayed-calls/delayed-call-routes.ts';
import { freezeRoutes } from '#features/deployment-freeze/freeze-routes.ts';
import { deploymentRoutes } from '#features/deployment-history/deployment-routes.ts';
import { deploymentWatchRoutes } from '#features/deployment-watches/deployment-watch-routes.ts';
import { downloadRoutes, ticketRoutes } from '#features/downloads/download-routes.ts';
import { errorNoteRoutes } from '#features/error-notes/error-note-routes.ts';
import { escalationRoutes } from '#features/escalations/escalation-routes.ts';
import { accessDecisionRoutes } from '#features/indexes/routes/access-decision-routes.ts';
import { indexRoutes } from '#features/indexes/routes/index-routes.ts';
import { jobRoutes } from '#features/jobs/job-routes.ts';
import { hookRoutes } from '#features/live-updates/hook-routes.ts';
import { liveRoutes } from '#features/live-updates/live-routes.ts';
import { respondToWatchCall, watchOperations } from '#features/live-updates/watches/watch-call.ts';
import { watchRoutes } from '#features/live-updates/watches/watch-routes.ts';
import { peopleRoutes } from '#features/people/people-routes.ts';
import { reportRoutes } from '#features/reports/report-routes.ts';
import { savedRoutes } from '#features/saved-views/saved-routes.ts';
import { scheduleRoutes } from '#features/scheduled-deployments/schedule-routes.ts';
import { uploadRoutes } from '#features/uploads/upload-routes.ts';
import { createBackchannelLogout } from '#identity/sessions/backchannel-logout.ts';
import { callback } from '#identity/sessions/callback.ts';
import { readCurrentSession } from '#identity/sessions/current-session.ts';
import { guardConsoleRoutes } from '#identity/sessions/guard-console-routes.ts';
import { login } from '#identity/sessions/login.ts';
import { requireSession } from '#identity/sessions/require-session.ts';
import { sessionRoutes } from '#identity/sessions/session-routes.ts';
import { recordDenials } from '#platform/audit-trail/record-denials.ts';
import { resolveClientAddress, TrustedProxies } from '#platform/http/client-address.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { createProblemResponse, onError } from '#platform/http/on-error.ts';
import { requireConsole, requireHost } from '#platform/http/require-console.ts';
import { createSecurityHeaders } from '#platform/http/security-headers.ts';
import { requireKnownTransferCoding } from '#platform/http/transfer-coding.ts';
import { limitAddresses, limitAnonymous, limitSessions, limitUsers } from '#platform/limits/limit-requests.ts';
import { respondWithReadiness } from '#platform/observability/readiness.ts';
import { trackRequests } from '#platform/observability/track-requests.ts';
import { accessRoutes } from '#upstream/policy/access-routes.ts';
import { apiRoutes } from '#upstream/proxy/forward-call.ts';
import type { BffDeps } from './deps.ts';

/** Creates the complete HTTP app of the BFF. */
export function createApp(deps: BffDeps): Hono<AppEnv> {
  const { config, auth, limits, log, metrics } = deps;
  const app = new Hono<AppEnv>();
  app.onError(onError(recordDenials(deps.audit.trail), limitAnonymous(limits)));
  app.notFound((context) => createProblemResponse(context, new ProblemError('not_found')));
  app.use(trackRequests(log, metrics), requireKnownTransferCoding);
  app.use(resolveClientAddress(new TrustedProxies(config.trustedProxies)));
  app.get('/healthz', (context) => context.text('ok\n'));
  app.get('/readyz', respondWithReadiness(deps.readiness, deps.readinessChecks));
  // Services call the configured hook address, which may differ from the origin that browsers use.
  app.route('/hooks', hookRoutes({ ...deps.live.hooks, limits }));
  app.use(createSecurityHeaders(config.publicOrigin), requireHost(config.publicOrigin, config.basePath));
  app.route('/feeds', feedFileRoutes(deps.calendarFeeds.files));
  app.get('/auth/login', limitAddresses(limits, 'signIn'), login(auth));
  app.get('/auth/callback', limitAddresses(limits, 'callback'), callback(auth));
  app.post('/auth/backchannel-logout', limitAddresses(limits, 'anonymous'), createBackchannelLogout(auth));
  app.route('/auth', sessionRoutes(auth, limits));
  app.route('/auth/people', peopleRoutes(auth));
  const signedIn = [requireSession(auth), auth.requests.track, limitSessions(limits)] as const;
  app.use('/api/*', requireConsole(config.publicOrigin), ...signedIn);
  app.route('/api', guardConsoleRoutes(deps, '/api'));
  app.post('/api/files/uploads', limitUsers(limits, 'upload'));
  app.route('/api/live', liveRoutes(deps.live.routes));
  app.route('/api', savedRoutes(deps.saved));
  app.route('/api/downloads', downloadRoutes(deps.downloads));
  app.route('/api/files/uploads', uploadRoutes(deps.uploads));
  app.route('/api/audit', auditRoutes({ ...deps, calls: deps.work.calls }));
  app.route('/api/project-sharing', projectSharingRoutes({ ...deps, calls: deps.work.calls }));
  app.route('/api/connections', connectionRoutes(deps));
  app.route('/api/operations', accessRoutes(config.scopeBase));
  app.route('/api/operations', usageRoutes(deps.audit.usage));
  app.route('/api/call-budgets', callBudgetRoutes(deps.budgets));
  app.route('/api/error-notes', errorNoteRoutes({ notes: deps.errorNotes, trail: deps.audit.trail }));
  routeUserWork(app, deps);
  routeDeployments(app, deps);
  routeApprovals(app, deps);
  app.route('/api/delayed-calls', delayedCallRoutes(deps.work.delayedCalls));
  app.route('/api/jobs', jobRoutes(deps.work.jobs));
  const watches = { ...deps.live, calls: deps.work.calls, clock: deps.clock };
  app.route('/api/watches', watchRoutes(watches));
  app.route('/api/indexes', indexRoutes(deps.work.indexes));
  app.route('/api/access-decisions', accessDecisionRoutes({ ...deps.work.indexes, trail: deps.audit.trail }));
  const watchCalls = { operations: watchOperations, respond: respondToWatchCall.bind(undefined, watches) };
  app.route('/api', apiRoutes(deps.proxy, watchCalls));
  app.use('/dl/*', ...signedIn);
  app.route('/dl', ticketRoutes(deps.downloads));
  app.all(
    '*',
    serveConsole(deps.webRoot, config.basePath, (context) => readCurrentSession(auth, limits, context)),
  );
  return app;
}

function routeApprovals(app: Hono<AppEnv>, { work }: BffDeps): void {
  app.route('/api/approval-history', approvalRoutes(work.approvals));
  app.route('/api/approval-snoozes', snoozeRoutes(work.snoozes));
  app.route('/api/approval-templates', templateRoutes(work.templates));
  app.route('/api/approval-evidence', evidenceRoutes(work.evidence));
}

function routeDeployments(app: Hono<AppEnv>, { work, schedule }: BffDeps): void {
  app.route('/api/deployment-history', deploymentRoutes(work.deployments));
  app.route('/api/deployment-freeze', freezeRoutes(work.freeze));
  app.route('/api/scheduled-deployments', scheduleRoutes(schedule.routes));
  app.route('/api/deployment-watches', deploymentWatchRoutes(schedule.watchRoutes));
}

/** Routes for scheduled work done on behalf of users, and for their notifications. */
function routeUserWork(app: Hono<AppEnv>, deps: BffDeps): void {
  app.route('/api/alerts', alertRoutes(deps.alerts.routes));
  app.route('/api/alert-rules', ruleRoutes(deps.alerts.routes));
  app.route('/api/alert-channels', channelRoutes(deps.alerts.channelRoutes));
  app.route('/api/absences', absenceRoutes(deps.absences.routes));
  app.route('/api/escalations', escalationRoutes(deps.escalations.routes));
  app.route('/api/calendar-feeds', feedRoutes(deps.calendarFeeds.routes));
  app.route('/api/calendar-access-periods', accessPeriodRoutes(deps.calendarAccess.routes));
  app.route('/api/reports', reportRoutes(deps.reports.routes));
}

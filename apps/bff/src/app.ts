import { Hono } from 'hono';
import { auditRoutes } from '#audit/audit-routes.ts';
import { noteDenials } from '#audit/note-denials.ts';
import { usageRoutes } from '#audit/usage-routes.ts';
import { backchannelLogout } from '#auth/backchannel-logout.ts';
import { callback } from '#auth/callback.ts';
import { login } from '#auth/login.ts';
import { requireSession } from '#auth/require-session.ts';
import { sessionRoutes } from '#auth/session-routes.ts';
import { deploymentRoutes } from '#deployments/deployment-routes.ts';
import { downloadRoutes, ticketRoutes } from '#downloads/download-routes.ts';
import { noteClientAddress, TrustedProxies } from '#http/client-address.ts';
import type { AppEnv } from '#http/context.ts';
import { answerError, problemResponse } from '#http/on-error.ts';
import { ProblemError } from '#http/problem.ts';
import { requestLog } from '#http/request-log.ts';
import { requireConsole } from '#http/require-console.ts';
import { requireHost } from '#http/require-host.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { indexRoutes } from '#indexes/index-routes.ts';
import { jobRoutes } from '#jobs/job-routes.ts';
import { limitAddresses, limitPeople, limitSessions, limitStrangers } from '#limits/limit-requests.ts';
import { hookRoutes } from '#live/hook-routes.ts';
import { liveRoutes } from '#live/live-routes.ts';
import { apiRoutes } from '#proxy/proxy-routes.ts';
import { savedRoutes } from '#saved/saved-routes.ts';
import { sendRoutes } from '#sends/send-routes.ts';
import { uploadRoutes } from '#uploads/upload-routes.ts';
import { serveConsole } from '#web/serve-console.ts';
import type { BffDeps } from './deps.ts';

/** The whole surface of the BFF. */
export function createApp(deps: BffDeps): Hono<AppEnv> {
  const { config, auth, limits, log } = deps;
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.notFound((context) => problemResponse(context, new ProblemError('not_found')));
  app.use(requestLog(log), noteClientAddress(new TrustedProxies(config.trustedProxies)));
  app.get('/healthz', (context) => context.text('ok\n'));
  app.get('/readyz', async (context) => {
    const isReady = await deps.store
      .selectFrom('migrations')
      .select('name')
      .limit(1)
      .execute()
      .then(() => true)
      .catch(() => false);
    return isReady ? context.text('ok\n') : context.text('the store does not answer\n', 503);
  });
  // Services call the address that they were given, which need not be the one that browsers use.
  app.route('/hooks', hookRoutes(deps.live.hooks));
  app.use(securityHeaders(config.publicOrigin), requireHost(config.publicOrigin));
  app.use(noteDenials(deps.audit.trail));
  app.get('/auth/login', limitAddresses(limits, 'signIn'), login(auth));
  app.get('/auth/callback', limitAddresses(limits, 'callback'), callback(auth));
  app.post('/auth/backchannel-logout', backchannelLogout(auth));
  app.route('/auth', sessionRoutes(auth));
  app.use('/api/*', requireConsole(config.publicOrigin), limitStrangers(limits), requireSession(auth));
  app.use('/api/*', limitSessions(limits));
  app.post('/api/files/uploads', limitPeople(limits, 'upload'));
  app.route('/api/live', liveRoutes(deps.live.routes));
  app.route('/api', savedRoutes(deps.saved));
  app.route('/api/downloads', downloadRoutes(deps.downloads));
  app.route('/api/files/uploads', uploadRoutes(deps.uploads));
  app.route('/api/audit', auditRoutes(deps));
  app.route('/api/operations', usageRoutes(deps.audit.usage));
  app.route('/api/deployment-history', deploymentRoutes(deps.work.deployments));
  app.route('/api/sends', sendRoutes(deps.work.sends));
  app.route('/api/jobs', jobRoutes(deps.work.jobs));
  app.route('/api/indexes', indexRoutes(deps.work.indexes));
  app.route('/api', apiRoutes(deps.proxy));
  app.use('/dl/*', limitStrangers(limits), requireSession(auth));
  app.route('/dl', ticketRoutes(deps.downloads));
  app.all('*', serveConsole(deps.webRoot));
  return app;
}

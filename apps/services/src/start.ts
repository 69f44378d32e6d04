import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { isBackupInProgress } from '@rotunda/data-directory/backup-lock';
import { pino } from 'pino';
import { DiskBlobStore } from '#blobs/disk-blob-store.ts';
import { PartialBlobs } from '#blobs/partial-blobs.ts';
import { type Clock, systemClock } from '#core/clock.ts';
import { loadChangeSources } from '#core/push/load-change-sources.ts';
import { PushDispatcher } from '#core/push/push-dispatcher.ts';
import { WebhookSender } from '#core/push/webhook-sender.ts';
import { openDatabase } from '#db/open-database.ts';
import { ContentIndexer } from '#drive/content/content-indexer.ts';
import { handleExportLink, isExportLink } from '#drive/documents/export-link.ts';
import { Housekeeping } from '#housekeeping.ts';
import { createIdentity, type Identity } from '#identity/create-identity.ts';
import { applyExpiredAccess } from '#items/apply-expired-access.ts';
import { DueAccessApplier } from '#items/due-access.ts';
import { UserPages } from '#pages/user-pages.ts';
import { createWebAppVisitors } from '#pages/web-app-visitors.ts';
import { recoverProcesses } from '#script/processes/live-process.ts';
import { createRunServices } from '#script/run-services/open-run-services.ts';
import { ScriptPool } from '#script/runtime/script-pool.ts';
import { handleStateCallback, isStateCallback } from '#script/web-apps/state-callback.ts';
import { handleWebApp, isWebAppRequest } from '#script/web-apps/web-app-pages.ts';
import { type ServicesConfig, toServicesOrigin } from './config.ts';
import { BearerAuth } from './core/auth/bearer-auth.ts';
import { Dispatch, type DispatchDeps } from './core/dispatch/dispatch.ts';
import { toErrorEnvelope } from './core/errors/error-envelope.ts';
import { globalError } from './core/errors/service-error.ts';
import { drain } from './core/http/drain.ts';
import { limitConnections } from './core/http/limit-connections.ts';
import { rejectForeignHosts } from './core/http/reject-foreign-hosts.ts';
import { rejectTransferCodings } from './core/http/reject-transfer-codings.ts';
import { sendJson, toJsonText } from './core/http/send-json.ts';
import { loadHandlers } from './core/operations/load-handlers.ts';
import { SchemaValidator } from './core/schemas/schema-validator.ts';
import { lockDataDirectory } from './data-directory.ts';
import { DemoRuns } from './demo/script/demo-runs.ts';
import { readDemoPassword } from './demo/setting/demo-password.ts';
import { handleImage, IMAGES_PATH } from './drive/images/image-handler.ts';
import { ListenError, listen } from './listen.ts';
import { TriggerScheduler } from './script/scheduler/trigger-scheduler.ts';
import { toStartFault } from './start-fault.ts';

/** The three services and the identity provider, running on one listener. */
export type RunningServices = AsyncDisposable & {
  /** `http://host:port`, the base of all service paths. */
  origin: string;
  /** Issuer of the embedded identity provider. */
  issuer: string;
  /** Client ID and secret file of the console at the identity provider. */
  clientId: string;
  clientSecretFile: string;
  /** Password of the demo users, if the data directory contains the demo organisation. */
  demoPassword: string | undefined;
  /** Stops accepting requests, waits for those in progress, and closes the database. */
  close(): Promise<void>;
};

/** Dependencies shared by most parts of the services. */
type SharedParts = Pick<DispatchDeps, 'db' | 'clock' | 'log' | 'partials'> & { blobs: DiskBlobStore };

/** Replaceable parts, for tests. */
export type ServicesOverrides = { clock?: Clock };

/**
 * Starts the services: locks the data directory, opens the database, seeds the demo organisation if configured and the database
 * is empty, and listens. Throws DataDirectoryError or ListenError with one line for the operator.
 */
export async function startServices(
  config: ServicesConfig,
  overrides: ServicesOverrides = {},
): Promise<RunningServices> {
  try {
    return await startParts(config, overrides);
  } catch (error) {
    throw toStartFault(config.dataDir, error);
  }
}

async function startParts(config: ServicesConfig, overrides: ServicesOverrides): Promise<RunningServices> {
  using resources = new DisposableStack();
  const clock = overrides.clock ?? systemClock;
  const log = pino({ level: config.logLevel, name: 'services', redact: ['req.headers.authorization'] });
  resources.use(lockDataDirectory(config.dataDir));
  const db = resources.adopt(openDatabase(join(config.dataDir, 'services.db')), (database) => database.close());
  recoverProcesses(db, clock.nowMs());
  const blobs = new DiskBlobStore(join(config.dataDir, 'blobs'));
  const partials = new PartialBlobs(join(config.dataDir, 'uploads'), blobs);
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 0, headersTimeout: 15_000 });
  limitConnections(server);
  resources.defer(() => server.close());
  let listener: RequestListener = respondNotReady;
  server.on('request', (request, response) => listener(request, response));
  await listen(server, config.host, config.port, { port: 'SERVICES_PORT', host: 'SERVICES_HOST' });
  const origin = toServicesOrigin(config.host, getPort(server));
  const watchAddresses = new AddressPolicy(config.watchAllowedHosts, config.watchLoopbackPorts);
  const settings = { publicOrigin: origin, consoleOrigin: config.consoleOrigin, watchAddresses };
  const isEmpty = db.get('SELECT 1 FROM accounts LIMIT 1') === undefined;
  if (config.demo && isEmpty) {
    const { seedDemo } = await import('#demo/seed-demo.ts');
    await seedDemo({ db, blobs, clock, dataDir: config.dataDir, settings });
  }
  const onError = reportTo(log, 'failed to serve a page');
  const identity = createIdentity({ ...config, db, clock, origin, onError });
  const shared = { db, blobs, clock, settings, log };
  const scripts = createScripts(config, { ...shared, identity }, (call) => dispatch.response(call));
  const dispatch: Dispatch = await createDispatch(config, { ...shared, partials, scripts });
  const pages = new UserPages({ db, blobs, clock, settings, sessions: identity.sessions, onError });
  const auth = new BearerAuth(db, clock, config.scopeBase);
  const files = { db, blobs, clock, auth, onError: reportTo(log, 'failed to read a file') };
  const visitors = createWebAppVisitors({ ...config, sessions: identity.sessions, origin });
  const webApps = { ...config, db, clock, scripts, onError, visitors };
  const route = routeByAddress({ pages, identity, dispatch, files, webApps });
  listener = rejectTransferCodings(rejectForeignHosts(origin, route));
  const background = startBackground(config, { db, blobs, partials, clock, scripts, log });
  const sender = new WebhookSender(watchAddresses);
  const push = new PushDispatcher({ db, clock, sources: await loadChangeSources(), sender, log });
  push.start();
  const owned = resources.move();
  const close = async () => {
    // Cancelled runs are responded to and recorded while the rest drains.
    await Promise.all([background.close(), scripts.close(), drain(server)]);
    await push.close();
    owned.dispose();
  };
  return {
    origin,
    issuer: identity.issuer,
    clientId: identity.clientId,
    clientSecretFile: identity.clientSecretFile,
    demoPassword: readDemoPassword(config.dataDir),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function reportTo(log: SharedParts['log'], message: string): (error: unknown) => void {
  return (error) => log.error({ err: error }, message);
}

/** Creates the script engine, whose runs call the services through `respond`. */
function createScripts(
  { scripts, scopeBase, scriptFetchAllowedHosts = [] }: ServicesConfig,
  {
    log,
    settings,
    identity,
    ...shared
  }: Pick<SharedParts, 'db' | 'blobs' | 'clock' | 'log'> &
    Pick<DispatchDeps, 'settings'> & { identity: Pick<Identity, 'issueScriptToken'> },
  respond: Dispatch['response'],
): ScriptPool {
  const onError = reportTo(log, 'script call failed');
  const fetchPolicy = new AddressPolicy(scriptFetchAllowedHosts, []);
  const { issueScriptToken: issueIdentityToken } = identity;
  return new ScriptPool(
    scripts,
    createRunServices({ ...shared, ...settings, scopeBase, fetchPolicy, respond, issueIdentityToken, onError }),
  );
}

type RequestHandlers = {
  pages: UserPages;
  identity: Identity;
  dispatch: Dispatch;
  files: Parameters<typeof handleImage>[0];
  webApps: Parameters<typeof handleWebApp>[0];
};

/** Routes each request by its URL. All other requests go to the services. */
function routeByAddress(handlers: RequestHandlers): RequestListener {
  const { pages, identity, dispatch, files, webApps } = handlers;
  return (request, response) => {
    if (isWebAppRequest(request)) void handleWebApp(webApps, request, response);
    else if (isStateCallback(request)) void handleStateCallback(webApps, request, response);
    else if (pages.canHandle(request)) void pages.handle(request, response);
    else if (identity.canHandle(request)) identity.callback(request, response);
    else if (request.url?.startsWith(IMAGES_PATH)) void handleImage(files, request, response);
    else if (isExportLink(request)) void handleExportLink(files, request, response);
    else void dispatch.handle(request, response);
  };
}

/**
 * Starts the background work: script triggers, in-progress executions of the demo organisation, content indexing, and deletion of
 * expired data.
 */
function startBackground(
  { retention, dataDir }: ServicesConfig,
  { log, ...shared }: SharedParts & { scripts: ScriptPool },
): { close(): Promise<void> } {
  const report = (message: string) => reportTo(log, message);
  const triggers = new TriggerScheduler({ ...shared, onError: report('trigger failed') });
  const contents = new ContentIndexer({ ...shared, onError: report('failed to index content') });
  const housekeeping = new Housekeeping({
    ...shared,
    retention,
    isBackupInProgress: () => isBackupInProgress(dataDir),
    onError: report('housekeeping failed'),
  });
  // Nothing else can be in progress yet.
  const demoRuns = new DemoRuns({ ...shared, onError: report('demo execution did not end') });
  housekeeping.start();
  demoRuns.start();
  triggers.start();
  contents.start();
  return {
    async close() {
      demoRuns.close();
      await Promise.all([triggers.close(), contents.close(), housekeeping.close()]);
    },
  };
}

async function createDispatch(
  { scopeBase, responseChecks }: ServicesConfig,
  shared: SharedParts & Pick<DispatchDeps, 'settings' | 'scripts'>,
): Promise<Dispatch> {
  const dueAccess = new DueAccessApplier(shared.db, shared.clock);
  return new Dispatch({
    ...shared,
    responseChecks,
    auth: new BearerAuth(shared.db, shared.clock, scopeBase),
    handlers: await loadHandlers(),
    validator: new SchemaValidator(),
    beforeOperation: () => applyExpiredAccess(shared.db, shared.clock.nowMs()),
    beforeOperations: (elsewhere) => dueAccess.apply(elsewhere),
  });
}

// The first start fills the database for a few seconds. Asks clients to retry.
function respondNotReady(_request: IncomingMessage, response: ServerResponse): void {
  const error = globalError(503, 'backendError', 'The services are starting.');
  sendJson(response, 503, toJsonText(toErrorEnvelope(error), true), { headers: { 'retry-after': '1' } });
}

function getPort(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (typeof address === 'object' && address) return address.port;
  throw new ListenError('the listener has no port');
}

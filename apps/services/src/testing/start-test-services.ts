import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { operations } from '@rotunda/api-client/operations';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { type Logger, pino } from 'pino';
import { DiskBlobStore } from '#blobs/disk-blob-store.ts';
import { PartialBlobs } from '#blobs/partial-blobs.ts';
import { issueAccessToken } from '#core/auth/access-tokens.ts';
import { BearerAuth } from '#core/auth/bearer-auth.ts';
import { type Account, findAccountByEmail } from '#core/auth/directory.ts';
import { type Clock, systemClock } from '#core/clock.ts';
import { Dispatch } from '#core/dispatch/dispatch.ts';
import { HOUR_MS } from '#core/durations.ts';
import { rejectForeignHosts } from '#core/http/reject-foreign-hosts.ts';
import { rejectTransferCodings } from '#core/http/reject-transfer-codings.ts';
import { loadHandlers } from '#core/operations/load-handlers.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { ScriptEngine } from '#core/operations/script-engine.ts';
import { loadChangeSources } from '#core/push/load-change-sources.ts';
import { PushDispatcher } from '#core/push/push-dispatcher.ts';
import { WebhookSender } from '#core/push/webhook-sender.ts';
import { SchemaValidator } from '#core/schemas/schema-validator.ts';
import type { Database } from '#db/database.ts';
import { handleExportLink, isExportLink } from '#drive/documents/export-link.ts';
import { handleImage, IMAGES_PATH } from '#drive/images/image-handler.ts';
import { loadIdentityKeys } from '#identity/key-file.ts';
import { issueScriptIdentityToken } from '#identity/script-identity-tokens.ts';
import { applyExpiredAccess } from '#items/apply-expired-access.ts';
import { DueAccessApplier } from '#items/due-access.ts';
import { createRunServices } from '#script/run-services/open-run-services.ts';
import { ScriptPool, type ScriptPoolSettings } from '#script/runtime/script-pool.ts';
import { handleWebApp, isWebAppRequest } from '#script/web-apps/web-app-pages.ts';
import { listen } from '../listen.ts';
import { openEmptyDatabase } from './open-empty-database.ts';

const SCOPE_BASE = 'https://www.googleapis.com';
const SCRIPT_SETTINGS: ScriptPoolSettings = { timeoutMs: 10_000, memoryBytes: 67_108_864, concurrency: 4 };
const handlers = await loadHandlers();
const sources = await loadChangeSources();
const validator = new SchemaValidator();

/** The real services on a free port with their own database and blobs. Responses that violate the API documents become a 500. */
export type TestServices = AsyncDisposable & {
  origin: string;
  db: Database;
  blobs: DiskBlobStore;
  clock: Clock;
  settings: ServiceSettings;
  scripts: ScriptEngine;
  push: PushDispatcher;
  /** Returns the account with this address. Creates it if it does not exist. */
  account(email: string, options?: { displayName?: string; isDomainAdmin?: boolean }): Account;
  /** Returns a bearer token for the account with this address. Includes all scopes unless suffixes are given. */
  token(email: string, scopeSuffixes?: readonly string[]): string;
  /** Calls a path as this user, with JSON input and output. A string `body` is sent unchanged. */
  call(email: string, method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
};

/** Starts services without a demo organisation and without the identity provider. */
export async function startTestServices(
  overrides: {
    clock?: Clock;
    responseChecks?: 'throw' | 'off';
    scripts?: Partial<ScriptPoolSettings>;
    log?: Logger;
  } = {},
): Promise<TestServices> {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-services-'));
  const clock = overrides.clock ?? systemClock;
  const db = openEmptyDatabase(join(directory, 'services.db'));
  const blobs = new DiskBlobStore(join(directory, 'blobs'));
  // As in production: the connection stays open if a client pauses for seconds on a busy machine.
  const server = createServer({ keepAliveTimeout: 65_000 });
  await listen(server, '127.0.0.1', 0, { port: 'SERVICES_PORT', host: 'SERVICES_HOST' });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const watchAddresses = new AddressPolicy(['localhost', '127.0.0.1'], '*');
  const settings = { publicOrigin: origin, consoleOrigin: 'http://localhost:4000', watchAddresses };
  const auth = new BearerAuth(db, clock, SCOPE_BASE);
  const log = overrides.log ?? pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const openRunServices = createRunServices({
    db,
    blobs,
    clock,
    scopeBase: SCOPE_BASE,
    publicOrigin: origin,
    fetchPolicy: watchAddresses,
    respond: (call) => dispatch.response(call),
    issueIdentityToken: (run) => {
      const keys = loadIdentityKeys(join(directory, 'identity-keys.json'));
      return issueScriptIdentityToken({ db, clock, keys, issuer: `${origin}/oidc`, scopeBase: SCOPE_BASE }, run);
    },
    onError: (error) => log.error({ err: error }, 'script call failed'),
  });
  const scripts = new ScriptPool({ ...SCRIPT_SETTINGS, ...overrides.scripts }, openRunServices);
  const dueAccess = new DueAccessApplier(db, clock);
  const dispatch: Dispatch = new Dispatch({
    db,
    blobs,
    partials: new PartialBlobs(join(directory, 'uploads'), blobs),
    clock,
    settings,
    scripts,
    auth,
    handlers,
    validator,
    log,
    responseChecks: overrides.responseChecks ?? 'throw',
    beforeOperation: () => applyExpiredAccess(db, clock.nowMs()),
    beforeOperations: (elsewhere) => dueAccess.apply(elsewhere),
  });
  const sender = new WebhookSender(watchAddresses);
  const push = new PushDispatcher({ db, clock, sources, sender, log });
  push.start();
  const onError = (error: unknown) => log.error({ err: error }, 'failed to read an image');
  server.on(
    'request',
    rejectTransferCodings(
      rejectForeignHosts(origin, (request, response) => {
        if (request.url?.startsWith(IMAGES_PATH))
          void handleImage({ db, blobs, clock, auth, onError }, request, response);
        else if (isExportLink(request)) void handleExportLink({ db, blobs, clock, auth, onError }, request, response);
        else if (isWebAppRequest(request))
          void handleWebApp({ db, clock, scripts, scopeBase: SCOPE_BASE, onError }, request, response);
        else void dispatch.handle(request, response);
      }),
    ),
  );
  const token = (email: string, suffixes: readonly string[] = allScopes) => issueTestToken(db, clock, email, suffixes);
  return {
    origin,
    db,
    blobs,
    clock,
    settings,
    scripts,
    push,
    account: (email, options) => ensureAccount(db, email, options),
    token,
    call: (email, method, path, body) => callAs(origin, token(email), method, path, body),
    async [Symbol.asyncDispose]() {
      await scripts.close();
      await push.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      db.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const allScopes = [...new Set(Object.values(operations).flatMap((operation): readonly string[] => operation.scopes))];

function issueTestToken(db: Database, clock: Clock, email: string, suffixes: readonly string[]): string {
  return issueAccessToken(db, {
    accountId: ensureAccount(db, email).id,
    clientId: 'test-client',
    scopes: suffixes.map((suffix) => toScopeIdentifier(SCOPE_BASE, suffix)),
    expiresAt: clock.nowMs() + HOUR_MS,
  });
}

function ensureAccount(
  db: Database,
  email: string,
  options: { displayName?: string; isDomainAdmin?: boolean } = {},
): Account {
  const known = findAccountByEmail(db, email);
  if (known) return known;
  const [name = email, domain = ''] = email.split('@');
  db.run(
    `INSERT INTO accounts (id, email, display_name, permission_id, domain, is_domain_admin, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
    randomUUID(),
    email,
    options.displayName ?? name,
    String((BigInt(`0x${Buffer.from(email).toString('hex')}`) % 10n ** 19n) + 10n ** 19n),
    domain,
    options.isDomainAdmin ? 1 : 0,
    Date.now(),
  );
  const account = findAccountByEmail(db, email);
  if (!account) throw new Error(`no account for ${email}`);
  return account;
}

async function callAs(origin: string, bearer: string, method: string, path: string, body?: unknown) {
  const response = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

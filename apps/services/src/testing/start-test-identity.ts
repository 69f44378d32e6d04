import { createHash, randomBytes, scryptSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '#core/auth/directory.ts';
import { type Clock, systemClock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { createAccount } from '#identity/accounts.ts';
import { createIdentity, type Identity } from '#identity/create-identity.ts';
import { listen } from '../listen.ts';
import { BrowserSession, redirectOf } from './browser-session.ts';
import { openEmptyDatabase } from './open-empty-database.ts';

export const PASSWORD = 'correct horse battery staple';
export const CONSOLE_ORIGIN = 'http://localhost:4999';
export const SCOPE_BASE = 'https://scopes.test';
const DEFAULT_SCOPE = `openid profile email ${SCOPE_BASE}/auth/drive`;

/** The response of a token endpoint: tokens or an error. */
export type TokenResponse = {
  status: number;
  access_token?: string;
  refresh_token?: string;
  id_token?: string;
  scope?: string;
  error?: string;
};

const passwordHash = hashCheaply(PASSWORD);

/** The real identity provider on a free port, with its own data directory and one account. */
export class TestIdentity implements AsyncDisposable {
  readonly dataDir: string;
  readonly db: Database;
  readonly account: Account;
  identity: Identity;
  readonly origin: string;
  readonly errors: unknown[] = [];
  readonly #server: ReturnType<typeof createServer>;
  readonly #clock: Clock;
  readonly #consoleOrigin: string;

  private constructor(server: ReturnType<typeof createServer>, origin: string, clock: Clock, consoleOrigin: string) {
    this.#server = server;
    this.#clock = clock;
    this.#consoleOrigin = consoleOrigin;
    this.origin = origin;
    this.dataDir = mkdtempSync(join(tmpdir(), 'rotunda-identity-'));
    this.db = openEmptyDatabase(join(this.dataDir, 'services.db'));
    this.account = createAccount(this.db, {
      id: '100000000000000000001',
      email: 'ana@example.com',
      displayName: 'Ana Duarte',
      permissionId: '10000000000000000001',
      role: 'reviewer',
      isDomainAdmin: false,
      passwordHash,
      createdAtMs: clock.nowMs(),
    });
    this.identity = this.#createIdentity();
    server.on('request', (request, response) => this.identity.callback(request, response));
  }

  static async start(clock: Clock = systemClock, consoleOrigin = CONSOLE_ORIGIN): Promise<TestIdentity> {
    const server = createServer();
    await listen(server, '127.0.0.1', 0, { port: 'SERVICES_PORT', host: 'SERVICES_HOST' });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return new TestIdentity(server, `http://127.0.0.1:${port}`, clock, consoleOrigin);
  }

  /** Recreates the provider from the same data directory. */
  restart(): void {
    this.identity = this.#createIdentity();
  }

  /** Pushes an authorization request of the console. Returns the URL for the browser, and the PKCE verifier. */
  async authorize(params: Record<string, string> = {}): Promise<{ url: URL; verifier: string }> {
    const verifier = randomBytes(32).toString('base64url');
    const pushed = await this.post('/request', {
      client_id: 'rotunda-console',
      response_type: 'code',
      redirect_uri: `${this.#consoleOrigin}/auth/callback`,
      scope: DEFAULT_SCOPE,
      state: 'some-state',
      nonce: 'some-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...params,
    });
    const url = new URL(`${this.identity.issuer}/auth`);
    url.search = new URLSearchParams({
      client_id: 'rotunda-console',
      request_uri: pushed.request_uri ?? '',
    }).toString();
    return { url, verifier };
  }

  /** Signs the account in to the console in this browser, up to the callback. */
  async signIn(browser: BrowserSession, params?: Record<string, string>): Promise<{ callback: URL; verifier: string }> {
    const { url, verifier } = await this.authorize(params);
    const reached = await browser.follow(url);
    if (reached.url.origin !== this.origin) return { callback: reached.url, verifier };
    const response = await browser.submit(reached.url, { email: this.account.email, password: PASSWORD });
    const resumed = await browser.follow(redirectOf(response, reached.url) ?? '');
    return { callback: resumed.url, verifier };
  }

  /** Signs in and exchanges the code. */
  async signInForTokens(browser = new BrowserSession()): Promise<TokenResponse> {
    const { callback, verifier } = await this.signIn(browser);
    return await this.exchange(callback.searchParams.get('code') ?? '', verifier);
  }

  async exchange(code: string, verifier: string): Promise<TokenResponse> {
    const redirectUri = `${this.#consoleOrigin}/auth/callback`;
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
    return await this.post('/token', fields);
  }

  async refresh(refreshToken: string | undefined): Promise<TokenResponse> {
    return await this.post('/token', { grant_type: 'refresh_token', refresh_token: refreshToken ?? '' });
  }

  /** Posts to an endpoint as the console, with its secret. */
  async post(path: string, fields: Record<string, string>): Promise<TokenResponse & { request_uri?: string }> {
    const secret = readFileSync(this.identity.clientSecretFile, 'utf8').trim();
    const credentials = Buffer.from(`${this.identity.clientId}:${secret}`).toString('base64');
    const response = await fetch(`${this.identity.issuer}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: `Basic ${credentials}` },
    });
    const text = await response.text();
    return { status: response.status, ...(text === '' ? {} : JSON.parse(text)) };
  }

  #createIdentity(): Identity {
    return createIdentity({
      db: this.db,
      clock: this.#clock,
      dataDir: this.dataDir,
      origin: this.origin,
      consoleOrigin: this.#consoleOrigin,
      scopeBase: SCOPE_BASE,
      onError: (error) => this.errors.push(error),
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
    this.db.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Creates a hash with a low cost, as in the past. The hash includes its cost, and tests sign in often. */
function hashCheaply(password: string): string {
  const [N, r, p] = [1024, 8, 1];
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

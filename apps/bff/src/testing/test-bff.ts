import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { BffOverrides } from '#app/deps.ts';
import { type RunningBff, startBff } from '#app/start.ts';
import type { AuditStreamConfig } from '#platform/config/audit-stream-config.ts';
import type { CallBudgetLimits } from '#platform/config/call-budget-config.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { DeliveryConfig } from '#platform/config/delivery-config.ts';
import { logOptions } from '#platform/http/log-options.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { connectStore, type Store } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { TestBrowser } from './clients/test-browser.ts';
import { emptyStore } from './databases/empty-store.ts';
import { copyDatabase, type TestDatabase } from './databases/test-database.ts';
import { ObservedRun } from './history/observed-run.ts';
import { COMPILE_CACHE } from './processes/compile-cache.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from './servers/test-issuer.ts';
import { TestUpstream } from './servers/test-upstream.ts';
import { TestClock } from './test-clock.ts';

const RESERVED_BYTES = 2 * 2 ** 20; // The size in `ReservedSpace`.
const PUBLIC_ORIGIN = 'http://console.test';

// Tests send requests faster than users do.
const NO_LIMIT = 1_000_000;
const UNLIMITED = {
  sessionPerSecond: NO_LIMIT,
  highRiskPerMinute: NO_LIMIT,
  uploadsPerMinute: NO_LIMIT,
  anonymousPerSecond: NO_LIMIT,
};

const OIDC_DEFAULTS = {
  profile: 'generic',
  scopes: ['openid', 'profile', 'email'],
  parameters: {},
  prompt: 'consent',
  loginHint: 'email',
  hostedDomain: undefined,
  claimsFrom: 'both',
  emailClaim: 'email',
  trustsEmail: false,
  groupsClaim: 'roles',
  roleMap: undefined,
} as const;

/** The differences of a BFF under test from the default. */
export type TestBffOptions = Pick<
  BffOverrides,
  'connectionLimits' | 'drainLimits' | 'proxyLimits' | 'rates' | 'webRoot'
> & {
  /** Reroutes calls to the script and file services. Resolves to the origin to use instead. */
  reroute?: (upstreamOrigin: string) => Promise<string>;
  /** Whether probes detect the supported operations. Otherwise, all operations are supported. */
  isProbing?: boolean;
  /** The calls per minute that each service may receive. No limit by default. */
  callBudgets?: CallBudgetLimits;
  /** Additional hosts that may serve content. None by default. */
  contentHosts?: readonly string[];
  /** The transports for alerts. By default, webhooks to public hosts. */
  delivery?: DeliveryConfig;
  /** The receiver of audit records. None by default. */
  auditStream?: AuditStreamConfig;
  /** The port that serves metrics. None by default. */
  metricsPort?: number;
};

/** A BFF with its own identity provider and services. */
export class TestBff implements AsyncDisposable {
  readonly issuer: TestIssuer;
  readonly upstream: TestUpstream;
  readonly config: BffConfig;
  readonly clock = new TestClock();
  /** The responses to browsers, and the effects in services. */
  readonly observed = new ObservedRun();
  readonly #logLines: string[] = [];
  readonly #running: RunningBff[] = [];
  readonly #browsers: TestBrowser[] = [];

  readonly #options: TestBffOptions;
  readonly #database: TestDatabase | undefined;

  private constructor(
    issuer: TestIssuer,
    upstream: TestUpstream,
    upstreamOrigin: string,
    dataDir: string,
    database: TestDatabase | undefined,
    options: TestBffOptions,
  ) {
    this.#options = options;
    this.issuer = issuer;
    this.upstream = Object.assign(upstream, { observed: this.observed });
    this.#database = database;
    this.config = {
      host: '127.0.0.1',
      port: 0,
      publicOrigin: PUBLIC_ORIGIN,
      basePath: '',
      dataDir,
      database: database && { url: database.url, passwordFile: undefined },
      keyRing: { path: join(dataDir, 'bff-keys'), createsIfMissing: true },
      upstreams: {
        script: `${upstreamOrigin}/`,
        calendar: `${upstream.origin}/calendar/v3/`,
        drive: `${upstreamOrigin}/drive/v3/`,
        upload: `${upstreamOrigin}/upload/drive/v3/`,
      },
      notOffered: options.isProbing ? undefined : [],
      accessRequestUrl: undefined,
      callBudgets: options.callBudgets,
      contentHosts: options.contentHosts ?? [],
      plainHttpHosts: [],
      delivery: options.delivery ?? { mail: undefined, webhookHosts: ['*'] },
      scopeBase: 'https://scopes.example',
      oidc: {
        ...OIDC_DEFAULTS,
        issuer: issuer.origin,
        clientId: CLIENT_ID,
        clientAuth: { method: 'auto', secretFile: join(dataDir, 'client-secret') },
      },
      roles: { from: 'both', firstOperator: undefined },
      stepUp: 'off',
      holdMs: 0,
      hasDeviceCache: true,
      hasSampleRules: false,
      auditContentDays: 90,
      auditDays: undefined,
      auditStream: options.auditStream,
      insecureCookies: false,
      hookOrigin: undefined,
      trustedProxies: [],
      connectionsPerAddress: NO_LIMIT,
      rates: { signInsPerMinute: NO_LIMIT },
      metrics: { host: '127.0.0.1', port: options.metricsPort ?? 0 },
      otlpEndpoint: undefined,
      endDelayMs: 0,
      logLevel: 'info',
    };
  }

  /** Starts one process, on the kind of store that the test run uses. */
  static async start(options: TestBffOptions = {}): Promise<TestBff> {
    const template = inject('postgresTemplate');
    const database = template === undefined ? undefined : await copyDatabase(template);
    const dataDir = await mkdtemp(join(tmpdir(), 'rotunda-bff-'));
    await writeFile(join(dataDir, 'client-secret'), `${CLIENT_SECRET}\n`, { mode: 0o600 });
    if (!database) await writeFile(join(dataDir, 'bff.db'), await emptyStore(), { mode: 0o600 });
    await reserveSpace(dataDir);
    const upstream = await TestUpstream.start();
    const origin = (await options.reroute?.(upstream.origin)) ?? upstream.origin;
    const bff = new TestBff(await TestIssuer.start(), upstream, origin, dataDir, database, options);
    await bff.startReplica();
    return bff;
  }

  /** Starts another process on the same store, optionally with its own clock. Browsers select it by its index. */
  async startReplica(config = this.config, clock = this.clock): Promise<void> {
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        this.#logLines.push(String(chunk));
        done();
      },
    });
    const log = pino({ ...logOptions, level: 'trace' }, sink);
    this.#running.push(await startBff(config, { clock, log, rates: UNLIMITED, ...this.#options }));
  }

  /** The port of the first process. */
  get port(): number {
    return this.#running[0]?.port ?? 0;
  }

  /** Returns the port of a process. */
  portOf(replica: number): number {
    return this.#running[replica]?.port ?? 0;
  }

  /** Opens the store from the test, to inspect or change it. */
  openStore(): Store {
    return connectStore(toStoreAddress(this.config));
  }

  /** Opens seals with the processes' key ring, for tests that put a row into a valid state. */
  openSeals(): RowSeals {
    return new RowSeals(openKeyRing(this.config.keyRing), () => undefined);
  }

  /** Returns the variables for a program that works on the store. Its key ring is in the directory. */
  storeEnv(dataDir = this.config.dataDir): Record<string, string> {
    const shared = this.#database && { DATABASE_URL: this.#database.url, BFF_KEYRING_FILE: join(dataDir, 'bff-keys') };
    return { ...COMPILE_CACHE, DATA_DIR: dataDir, ...shared };
  }

  /** The complete log. */
  get log(): string {
    return this.#logLines.join('');
  }

  /** Opens a browser without cookies. */
  openBrowser(replica = 0): TestBrowser {
    const running = this.#running[replica];
    if (!running) throw new Error(`there is no replica ${replica}`);
    const browser = new TestBrowser(PUBLIC_ORIGIN, running.port, this.observed);
    this.#browsers.push(browser);
    return browser;
  }

  /** Returns a browser in which a user with these roles has signed in. */
  async signIn(...roles: string[]): Promise<TestBrowser> {
    const [name = 'nobody'] = roles;
    this.issuer.user = { sub: `sub-${name}`, email: `${name}@example.com`, name, roles };
    const browser = this.openBrowser();
    await browser.signIn();
    return browser;
  }

  /** Stops all processes. The provider and services keep running. */
  async stop(): Promise<void> {
    await Promise.all(this.#running.splice(0).map((running) => running.close()));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#browsers.map((browser) => browser[Symbol.asyncDispose]()));
    await this.stop();
    await Promise.all([this.issuer.close(), this.upstream.close()]);
    await rm(this.config.dataDir, { recursive: true, force: true });
    await this.#database?.[Symbol.asyncDispose]();
  }
}

/** Creates the reserved space in advance, because writing it takes a fifth of the processor time of a start. */
async function reserveSpace(dataDir: string): Promise<void> {
  const path = join(dataDir, 'reserved-space');
  await writeFile(path, '', { mode: 0o600 });
  await truncate(path, RESERVED_BYTES);
}

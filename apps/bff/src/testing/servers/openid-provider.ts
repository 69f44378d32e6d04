import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROLES } from '@rotunda/api-client/roles';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider';
import { listScopesForRoles } from '#domain/policy/scopes-for-role.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const MAX_STEPS = 10;
// The last scope is only used by scripts.
const SERVICE_SCOPES = [...listScopesForRoles(ROLES), 'forms'].map((suffix) =>
  toScopeIdentifier('https://scopes.example', suffix),
);

/** The differences between providers. */
export type ProviderSetting = {
  client?: Partial<ClientMetadata>;
  configuration?: Configuration;
  /** Claims of the only account. */
  claims?: Record<string, unknown>;
  /** Whether authorization requests are pushed (RFC 9126). */
  isPushed?: boolean;
  /** Whether token responses omit `scope`. */
  omitsScope?: boolean;
  /** Whether the metadata omits `auth_time`. */
  omitsSignInTime?: boolean;
  /**
   * Whether the provider behaves like Google: it rejects `offline_access`, and issues a refresh token for `access_type=offline`
   * with `prompt=consent`.
   */
  isGoogleLike?: boolean;
};

const CLAIMS = { email: 'rita@example.com', email_verified: true, name: 'Rita', roles: ['operator'] };

/** A certified OpenID provider (`oidc-provider`) on loopback that signs in one account without interaction. */
export class OpenIdProvider implements AsyncDisposable {
  /** The parameters of authorization requests, including pushed ones, in order. */
  readonly requests: Record<string, unknown>[] = [];
  /** The number of refresh token redemptions, and of revocations. */
  readonly counts = { refreshes: 0, revocations: 0 };
  readonly #setting: ProviderSetting;
  #server: TestServer = { origin: '', close: async () => undefined };
  #provider: Provider | undefined;

  private constructor(setting: ProviderSetting) {
    this.#setting = setting;
  }

  static async start(client: ClientMetadata, setting: ProviderSetting): Promise<OpenIdProvider> {
    const started = new OpenIdProvider(setting);
    started.#server = await startTestServer((request, response) => started.#respond(request, response));
    started.#provider = started.#open({ ...client, ...setting.client });
    return started;
  }

  get origin(): string {
    return this.#server.origin;
  }

  /** Whether an access token was issued here and is still valid. */
  async accepts(token: string): Promise<boolean> {
    const found = await this.#opened.AccessToken.find(token);
    return found?.isValid === true;
  }

  /** Follows an authorization request through the provider like a browser. Returns the path that it redirects back to. */
  async visit(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    let url = new URL(address);
    for (let step = 0; step < MAX_STEPS && url.origin === this.origin; step += 1) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${response.status} ${await response.text()}`);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      url = new URL(location, url);
    }
    return url.pathname + url.search;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#server.close();
  }

  #open(client: ClientMetadata): Provider {
    const { configuration, claims, isGoogleLike = false, isPushed = false, omitsScope } = this.#setting;
    const provider = new Provider(this.origin, {
      clients: [client],
      scopes: [...(isGoogleLike ? ['openid'] : ['openid', 'offline_access']), ...SERVICE_SCOPES],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'roles', 'realm_access', 'hd'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      extraParams: ['access_type'],
      findAccount: (_context, accountId) => ({
        accountId,
        claims: async () => ({ sub: accountId, ...CLAIMS, ...claims }),
      }),
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      ...(isGoogleLike && {
        rotateRefreshToken: false,
        issueRefreshToken: async () => {
          const last = this.requests.at(-1);
          return last?.access_type === 'offline' && last.prompt === 'consent';
        },
      }),
      ...configuration,
      features: {
        devInteractions: { enabled: false },
        pushedAuthorizationRequests: { enabled: isPushed },
        revocation: { enabled: true },
      },
    });
    provider.on('refresh_token.destroyed', () => {
      this.counts.revocations += 1;
    });
    provider.use(async (context, next) => {
      await next();
      if (this.#setting.omitsSignInTime && context.path === '/.well-known/openid-configuration') {
        context.body = { ...Object(context.body), claims_supported: ['sub', 'email'] };
      }
      const parameters = context.oidc?.params;
      if (['/auth', '/request'].includes(context.path) && parameters?.code_challenge) this.requests.push(parameters);
      if (context.path !== '/token' || context.status !== 200) return;
      if (parameters?.grant_type === 'refresh_token') this.counts.refreshes += 1;
      if (omitsScope) context.body = { ...Object(context.body), scope: undefined };
    });
    return provider;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    if (url.pathname.startsWith('/interaction/')) return this.#interact(request, response);
    if (this.#setting.isGoogleLike && url.searchParams.get('scope')?.includes('offline_access')) {
      response.writeHead(400).end('invalid_scope: offline_access');
      return;
    }
    await this.#opened.callback()(request, response);
  }

  /** Signs in the account and grants everything requested. */
  async #interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = this.#opened;
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    const options = { mergeWithLastSubmission: true };
    if (prompt.name === 'login') {
      return provider.interactionFinished(request, response, { login: { accountId: 'account-1' } }, options);
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } }, options);
  }

  get #opened(): Provider {
    if (!this.#provider) throw new Error('the provider has not started');
    return this.#provider;
  }
}

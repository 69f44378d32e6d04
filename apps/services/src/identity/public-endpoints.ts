import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Clock } from '#core/clock.ts';
import { toErrorEnvelope } from '#core/errors/error-envelope.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import { parseRequestTarget } from '#core/http/request-target.ts';
import { sendJson, toJsonText } from '#core/http/send-json.ts';
import type { Database } from '#db/database.ts';
import type { IdentityKeys } from './key-file.ts';
import { FormError, readForm } from './read-form.ts';
import { revokeToken } from './revoke-token.ts';
import { describeToken, invalidToken, OAuthError } from './token-info.ts';
import { describeUser, type UserFormat } from './user-info.ts';

export type PublicEndpointsOptions = {
  provider: Provider;
  db: Database;
  clock: Clock;
  keys: IdentityKeys;
  /** Prefix of scope identifiers. */
  scopeBase: string;
  /** Receives errors for which a generic response was sent. */
  onError: (error: unknown) => void;
};

type Credentials = { token: string | undefined; idToken: string | undefined };
type Endpoint = (options: PublicEndpointsOptions, credentials: Credentials) => Promise<object> | object;

/** Paths of the public identity provider and the equivalent local paths. */
const PROTOCOL_PATHS: Readonly<Record<string, string>> = {
  '/o/oauth2/auth': '/oidc/auth',
  '/o/oauth2/v2/auth': '/oidc/auth',
  '/o/oauth2/token': '/oidc/token',
  '/oauth2/v3/certs': '/oidc/jwks',
  '/oauth2/v3/token': '/oidc/token',
  '/oauth2/v4/token': '/oidc/token',
  '/token': '/oidc/token',
};

const revoke: Endpoint = ({ provider, db, clock }, { token }) => revokeToken(provider, db, clock, token);
const respondWithTokenInfo: Endpoint = (options, { token, idToken }) => describeToken(options, token, idToken);
const respondWithUserInfo =
  (format: UserFormat): Endpoint =>
  (options, { token }) =>
    describeUser(options, token, format);

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  '/o/oauth2/revoke': revoke,
  '/revoke': revoke,
  '/oauth2/v1/tokeninfo': respondWithTokenInfo,
  '/oauth2/v2/tokeninfo': respondWithTokenInfo,
  '/oauth2/v3/tokeninfo': respondWithTokenInfo,
  '/tokeninfo': respondWithTokenInfo,
  '/oauth2/v1/userinfo': respondWithUserInfo('v2'),
  '/oauth2/v2/userinfo': respondWithUserInfo('v2'),
  '/oauth2/v3/userinfo': respondWithUserInfo('openid'),
  '/v1/userinfo': respondWithUserInfo('openid'),
};

/** The endpoints that public client libraries expect, in addition to those of OpenID Connect. */
export class PublicEndpoints {
  readonly #options: PublicEndpointsOptions;

  constructor(options: PublicEndpointsOptions) {
    this.#options = options;
  }

  /**
   * Returns the OpenID Connect path equivalent to a request's path. Returns undefined if there is none, or if the request already
   * uses it.
   */
  static toProtocolPath(url: string): string | undefined {
    const [path = ''] = url.split('?', 1);
    return Object.hasOwn(PROTOCOL_PATHS, path) ? `${PROTOCOL_PATHS[path]}${url.slice(path.length)}` : undefined;
  }

  /** Whether a request is for an endpoint that describes or revokes tokens. */
  static canHandle(url: string): boolean {
    return Object.hasOwn(ENDPOINTS, url.split('?', 1)[0] ?? '');
  }

  /** Handles such a request. Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    const omitBody = request.method === 'HEAD';
    try {
      const body = await this.#response(request);
      sendJson(response, 200, toJsonText(body, true), { omitBody });
    } catch (error) {
      const { status, body } = this.#refusal(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, status, toJsonText(body, true), { omitBody });
    }
  }

  async #response(request: IncomingMessage): Promise<object> {
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) {
      throw new OAuthError(405, 'invalid_request', 'Use GET or POST.');
    }
    const url = parseRequestTarget(request.url ?? '/');
    const endpoint = ENDPOINTS[url.pathname];
    if (!endpoint) throw invalidToken();
    return endpoint(this.#options, await readCredentials(request, url));
  }

  #refusal(error: unknown): { status: number; body: object } {
    if (error instanceof OAuthError) return error;
    if (error instanceof ServiceError) return { status: error.httpStatus, body: toErrorEnvelope(error) };
    if (error instanceof FormError)
      return { status: error.status, body: { error: 'invalid_request', error_description: error.code } };
    this.#options.onError(error);
    return { status: 500, body: { error: 'server_error' } };
  }
}

/** Reads the tokens of a request from its URL, a form or the header. */
async function readCredentials(request: IncomingMessage, url: URL): Promise<Credentials> {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const form = request.method === 'POST' && isForm ? await readForm(request) : new URLSearchParams();
  const read = (name: string) => form.get(name) ?? url.searchParams.get(name);
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return {
    token: bearer ?? read('access_token') ?? read('token') ?? read('oauth_token') ?? undefined,
    idToken: read('id_token') ?? undefined,
  };
}

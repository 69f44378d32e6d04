import { request } from 'undici';
import { readText } from '#testing/servers/test-server.ts';
import type { TestUpstream } from '#testing/servers/test-upstream.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** An error as the public services answer with it. */
export class PublicError {
  readonly status: number;
  readonly body: string;
  readonly contentType: string;

  constructor(status: number, body: string, contentType = 'application/json') {
    this.status = status;
    this.body = body;
    this.contentType = contentType;
  }

  /** One with a reason in `errors`, as the older operations have it. */
  static of(status: number, reason: string, domain = 'global'): PublicError {
    const error = { code: status, message: reason, errors: [{ domain, reason, message: reason }] };
    return new PublicError(status, JSON.stringify({ error }));
  }
}

/**
 * Lets the real services answer what reaches the upstream. The issuer's tokens mean nothing to them, so each call goes
 * on with one of theirs for the same person. `before` may look at a call, hold it up, or answer it with a bare status or an
 * error.
 */
export function serveByServices(
  upstream: TestUpstream,
  services: Pick<TestServices, 'origin' | 'token'>,
  before: (url: string, method: string) => unknown = () => undefined,
): void {
  const tokens = new Map<string, string>();
  upstream.handler = async (incoming, outgoing) => {
    const body = await readText(incoming);
    const [, email = ''] = /mark-(.+@[a-z.]+)-/.exec(incoming.headers.authorization ?? '') ?? [];
    const token = tokens.get(email) ?? services.token(email);
    tokens.set(email, token);
    const status = await before(incoming.url ?? '', incoming.method ?? '');
    if (typeof status === 'number') {
      outgoing.writeHead(status).end();
      return;
    }
    if (status instanceof PublicError) {
      outgoing.writeHead(status.status, { 'content-type': status.contentType }).end(status.body);
      return;
    }
    const response = await request(services.origin + incoming.url, {
      method: METHODS.find((method) => method === incoming.method) ?? 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== '' && { 'content-type': incoming.headers['content-type'] ?? 'application/json' }),
      },
      body: body === '' ? null : body,
    });
    outgoing.writeHead(response.statusCode, { 'content-type': 'application/json' }).end(await response.body.text());
  };
}

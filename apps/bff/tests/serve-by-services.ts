import { request } from 'undici';
import { readText } from '#testing/servers/test-server.ts';
import type { TestUpstream } from '#testing/servers/test-upstream.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** An error in the format of the public services. */
export class PublicError {
  readonly status: number;
  readonly body: string;
  readonly contentType: string;

  constructor(status: number, body: string, contentType = 'application/json') {
    this.status = status;
    this.body = body;
    this.contentType = contentType;
  }

  /** Creates an error with a reason in `errors`, as older operations return it. */
  static of(status: number, reason: string, domain = 'global'): PublicError {
    const error = { code: status, message: reason, errors: [{ domain, reason, message: reason }] };
    return new PublicError(status, JSON.stringify({ error }));
  }
}

/**
 * Forwards upstream requests to the real services, with a token of theirs for the same user instead of the issuer's
 * token. `before` may inspect a call, delay it, or respond with a status or an error.
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

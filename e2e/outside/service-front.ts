import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { OperationId } from '@rotunda/api-client/operations';
import { RouteTable } from '@rotunda/api-client/route-table';
import { startTestServer, type TestServer } from '../../apps/bff/src/testing/servers/test-server.ts';

/** A call to a service. It has no operation if the path is unknown. */
export type FrontCall = { operationId: OperationId | undefined; method: string; url: URL };

/** A response created by the front itself. */
export type FrontReply = { status: number; headers?: Readonly<Record<string, string>>; body: string };

/** A difference from the embedded services. */
export type FrontBehaviour = {
  /** Responds instead of the service, or returns undefined to forward the call. May modify the URL that is then forwarded. */
  reply?(call: FrontCall): FrontReply | undefined;
  /** Returns a replacement for a JSON object from the service. */
  change?(call: FrontCall, body: Record<string, unknown>): Record<string, unknown>;
};

/** The service behind a front, and the only token that it is called with. */
type Target = { origin: string; authorization: string };

type FrontOptions = {
  /** Whether callers may use a token. */
  accepts(token: string): Promise<boolean>;
  behaviours?: readonly FrontBehaviour[];
};

const routes = new RouteTable();

/**
 * A proxy in front of a service on loopback that accepts tokens of another identity provider and changes the service's behaviour.
 */
export class ServiceFront implements AsyncDisposable {
  readonly #target: Target;
  readonly #options: FrontOptions;
  #server: TestServer = { origin: '', close: async () => undefined };

  private constructor(target: Target, options: FrontOptions) {
    this.#target = target;
    this.#options = options;
  }

  static async start(target: Target, options: FrontOptions): Promise<ServiceFront> {
    const front = new ServiceFront(target, options);
    front.#server = await startTestServer((request, response) => front.#respond(request, response));
    return front;
  }

  get origin(): string {
    return this.#server.origin;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#server.close();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', this.origin);
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined || !(await this.#options.accepts(token))) return send(response, UNAUTHENTICATED);
    const call: FrontCall = { operationId: findOperation(method, url), method, url };
    for (const { reply } of this.#options.behaviours ?? []) {
      const own = reply?.(call);
      if (own) return send(response, own);
    }
    await this.#forward(call, request, response);
  }

  #forward(call: FrontCall, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, authorization } = this.#target;
    const { 'accept-encoding': _, ...others } = request.headers;
    const headers = { ...others, host: new URL(origin).host, authorization };
    const address = origin + call.url.pathname + call.url.search;
    return new Promise((resolve, reject) => {
      const outgoing = forward(address, { method: call.method, headers }, (incoming) => {
        this.#passBack(call, incoming, response).then(resolve, reject);
      });
      outgoing.on('error', reject);
      response.on('close', () => outgoing.destroy());
      request.pipe(outgoing);
    });
  }

  async #passBack(call: FrontCall, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { location, ...headers } = incoming.headers;
    const status = incoming.statusCode ?? 502;
    const passed = { ...headers, ...(location !== undefined && { location: this.#rewriteOrigin(location) }) };
    if (!headers['content-type']?.startsWith('application/json')) {
      incoming.pipe(response.writeHead(status, passed));
      return;
    }
    const text = this.#rewriteOrigin((await buffer(incoming)).toString('utf8'));
    const body = status === 200 ? JSON.stringify(this.#change(call, JSON.parse(text))) : text;
    response.writeHead(status, { ...passed, 'content-length': Buffer.byteLength(body) }).end(body);
  }

  #change(call: FrontCall, body: Record<string, unknown>): Record<string, unknown> {
    const changes = (this.#options.behaviours ?? []).flatMap(({ change }) => change ?? []);
    return changes.reduce((changed, change) => change(call, changed), body);
  }

  /** Replaces the service's URLs with those of the front, as if the service ran there. */
  #rewriteOrigin(text: string): string {
    return text.replaceAll(this.#target.origin, this.origin);
  }
}

const UNAUTHENTICATED: FrontReply = {
  status: 401,
  headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  body: JSON.stringify({
    error: {
      code: 401,
      message: 'Request had invalid authentication credentials.',
      errors: [{ domain: 'global', reason: 'authError', message: 'Invalid Credentials' }],
      status: 'UNAUTHENTICATED',
    },
  }),
};

function findOperation(method: string, url: URL): OperationId | undefined {
  const found = routes.find(method, url.pathname.split('/').filter(Boolean).map(decodeURIComponent));
  return found && 'match' in found ? found.match.operationId : undefined;
}

function send(response: ServerResponse, { status, headers, body }: FrontReply): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers }).end(body);
}

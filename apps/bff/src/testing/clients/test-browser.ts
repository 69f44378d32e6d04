import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import type { ObservedRun } from '#testing/history/observed-run.ts';

/** A fully read response. */
export type Response = { status: number; headers: IncomingHttpHeaders; text: string; json(): unknown };

/** Overrides of a request's defaults. A header set to undefined is omitted. */
export type RequestOptions = {
  method?: Dispatcher.HttpMethod;
  headers?: Record<string, string | undefined>;
  body?: Dispatcher.DispatchOptions['body'];
};

/**
 * A browser for the console: stores cookies and sends the headers of the console's script. Paths are sent exactly as given,
 * without URL normalisation.
 */
export class TestBrowser implements AsyncDisposable {
  readonly cookies = new Map<string, string>();
  /** The User-Agent header. Undefined to send none. */
  userAgent: string | undefined;
  readonly #client: Pool;
  readonly #origin: string;
  readonly #observed: ObservedRun | undefined;

  /** `origin` is the console's origin for the browser; `port` is the console's port; `observed` receives all responses. */
  constructor(origin: string, port: number, observed?: ObservedRun) {
    this.#origin = origin;
    this.#observed = observed;
    this.#client = new Pool(`http://127.0.0.1:${port}`);
  }

  async request(path: string, { method = 'GET', headers = {}, body = null }: RequestOptions = {}): Promise<Response> {
    const isUnsafe = method !== 'GET' && method !== 'HEAD';
    const all: Record<string, string | undefined> = {
      host: new URL(this.#origin).host,
      'x-bff-csrf': '1',
      'sec-fetch-site': 'same-origin',
      'user-agent': this.userAgent,
      ...(isUnsafe && { origin: this.#origin }),
      ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
      ...headers,
    };
    const sent = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
    const response = await this.#client.request({ path, method, headers: sent, body });
    this.#storeCookies(response.headers['set-cookie']);
    const text = await response.body.text();
    const read = { status: response.statusCode, headers: response.headers, text, json: () => JSON.parse(text) };
    const requestId = read.headers['x-request-id'];
    const isReplayed = read.headers['idempotency-replayed'] !== undefined;
    this.#observed?.onResponse(
      { method, path, body },
      { ...read, requestId: requestId && String(requestId), isReplayed },
    );
    return read;
  }

  /** Navigates to a path as if the user followed a link: without the script's header. */
  navigate(path: string): Promise<Response> {
    return this.request(path, {
      headers: { 'x-bff-csrf': undefined, 'sec-fetch-site': 'cross-site', accept: 'text/html' },
    });
  }

  /** Signs in through the identity provider. Returns the last response, after the provider's redirects. */
  async signIn(returnTo = '/'): Promise<Response> {
    let response = await this.navigate(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
    // Each phase of the sign-in is one round trip to the provider.
    while (response.status === 303 && !response.headers.location?.startsWith('/')) {
      response = await this.navigate(await visitProvider(response.headers.location ?? ''));
    }
    return response;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.destroy();
  }

  #storeCookies(header: string | string[] | undefined): void {
    for (const line of [header ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
  }
}

/** Visits the identity provider. Returns the path that it redirects the browser to. */
export async function visitProvider(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' });
  const url = new URL(response.headers.get('location') ?? '');
  return url.pathname + url.search;
}

/** Sends requests with a cookie jar, like a browser. Returns redirects instead of following them. */
export class BrowserSession {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  /** Cookie values, for tests that check that they do not occur elsewhere. */
  get cookieValues(): string[] {
    return [...this.#cookies.values()].map((cookie) => cookie.value);
  }

  /** Returns the Cookie header of a request to this URL. */
  cookieHeader(url: URL): string {
    const cookies = [...this.#cookies].filter(([, cookie]) => url.pathname.startsWith(cookie.path));
    return cookies.map(([key, { value }]) => `${nameOf(key)}=${value}`).join('; ');
  }

  async get(url: string | URL): Promise<Response> {
    return await this.#fetch(new URL(url), { headers: { accept: 'text/html' } });
  }

  /** Submits a form from a page of the same origin. */
  async submit(
    url: string | URL,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return await this.#fetch(new URL(url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', origin: new URL(url).origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  }

  /** Follows redirects from this URL within its origin. Returns the first other response. */
  async follow(url: string | URL): Promise<{ url: URL; response: Response }> {
    let current = new URL(url);
    const { origin } = current;
    for (;;) {
      const response = await this.get(current);
      const next = redirectOf(response, current);
      if (!next || next.origin !== origin) return { url: next ?? current, response };
      current = next;
    }
  }

  async #fetch(url: URL, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const headers = { ...init.headers, cookie: this.cookieHeader(url) };
    const response = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const header of response.headers.getSetCookie()) this.#store(header);
    return response;
  }

  #store(header: string): void {
    const [pair = '', ...attributes] = header.split('; ');
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator);
    const value = pair.slice(separator + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    if (value === '') this.#cookies.delete(keyOf(name, path));
    else this.#cookies.set(keyOf(name, path), { value, path });
  }
}

/** Returns the redirect target of a response, if any. */
export function redirectOf(response: Response, base: URL): URL | undefined {
  const location = response.headers.get('location');
  return location === null ? undefined : new URL(location, base);
}

function keyOf(name: string, path: string): string {
  return `${name} ${path}`;
}

function nameOf(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

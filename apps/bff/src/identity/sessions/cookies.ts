import type { Context } from 'hono';
import { serialize } from 'hono/utils/cookie';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';

/** Names and attributes of the BFF's cookies. */
export class Cookies {
  readonly #isSecure: boolean;
  readonly #path: string;
  readonly sessionName: string;

  /**
   * `insecure` omits the Secure attribute, and therefore the `__Host-` prefix, which requires it (RFC 6265bis): WebKit stores no
   * Secure cookie received over plain http, not even from a loopback name. Below a base path, cookies are limited to that path,
   * so that no other application on the host receives them; the prefix is then `__Secure-`, because `__Host-` requires the root
   * path.
   */
  constructor(insecure: boolean, basePath: string) {
    this.#isSecure = !insecure;
    this.#path = basePath === '' ? '/' : basePath;
    const secureName = basePath === '' ? '__Host-bff' : '__Secure-bff';
    this.sessionName = insecure ? 'bff' : secureName;
  }

  /** The name prefix of the cookies of sign-ins in progress, followed by an ID. */
  get signInPrefix(): string {
    return `${this.sessionName}-tx-`;
  }

  /**
   * Returns the session ID of a request. Throws if the cookie is present twice, because a sibling domain may have planted one.
   */
  readSession(context: Context<AppEnv>): string | undefined {
    const values = this.readAll(context, (name) => name === this.sessionName);
    if (values.length > 1)
      throw new ProblemError('bad_request', { detail: 'The session cookie was sent more than once.' });
    return values[0]?.[1];
  }

  /** Returns all cookies whose name is accepted, in request order. */
  readAll({ env }: Context<AppEnv>, accepts: (name: string) => boolean): (readonly [name: string, value: string])[] {
    const header = env.incoming.headers.cookie ?? '';
    return header
      .split(';')
      .map((pair) => pair.trim())
      .map((pair) => [pair.slice(0, Math.max(0, pair.indexOf('='))), pair.slice(pair.indexOf('=') + 1)] as const)
      .filter(([name]) => accepts(name));
  }

  /** Strict, because no navigation from another site needs the session: scripts of the page then request it themselves. */
  setSession(context: Context<AppEnv>, id: string): void {
    this.#append(context, this.sessionName, id, 'Strict');
  }

  clearSession(context: Context<AppEnv>): void {
    this.#append(context, this.sessionName, '', 'Strict', 0);
  }

  /** Lax, because the return from the identity provider is a cross-site navigation. */
  setSignIn(context: Context<AppEnv>, id: string, value: string, maxAgeSeconds: number): void {
    this.#append(context, this.signInPrefix + id, value, 'Lax', maxAgeSeconds);
  }

  clearSignIn(context: Context<AppEnv>, name: string): void {
    this.#append(context, name, '', 'Lax', 0);
  }

  #append(context: Context<AppEnv>, name: string, value: string, sameSite: 'Strict' | 'Lax', maxAge?: number): void {
    const text = serialize(name, value, {
      path: this.#path,
      httpOnly: true,
      secure: this.#isSecure,
      sameSite,
      ...(maxAge !== undefined && { maxAge }),
    });
    context.header('set-cookie', text, { append: true });
  }
}

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
   * `insecure` leaves out the Secure attribute and with it the `__Host-` prefix, which demands it (RFC 6265bis): WebKit keeps
   * no Secure cookie that comes over plain http, not even from a loopback name. Below a base path, cookies go to that path
   * alone, so that no other application of the host gets them; the prefix is `__Secure-` then, as `__Host-` demands the root.
   */
  constructor(insecure: boolean, basePath: string) {
    this.#isSecure = !insecure;
    this.#path = basePath === '' ? '/' : basePath;
    const secureName = basePath === '' ? '__Host-bff' : '__Secure-bff';
    this.sessionName = insecure ? 'bff' : secureName;
  }

  /** Prefix of the cookies of sign-ins in progress; an id follows. */
  get signInPrefix(): string {
    return `${this.sessionName}-tx-`;
  }

  /**
   * The session id of a request. Throws when the cookie came twice: a sibling domain may have planted one of them.
   */
  readSession(context: Context<AppEnv>): string | undefined {
    const values = this.readAll(context, (name) => name === this.sessionName);
    if (values.length > 1) throw new ProblemError('bad_request', { detail: 'The session cookie came more than once.' });
    return values[0]?.[1];
  }

  /** All cookies whose name passes, in the order in which they came. */
  readAll({ env }: Context<AppEnv>, accepts: (name: string) => boolean): (readonly [name: string, value: string])[] {
    const header = env.incoming.headers.cookie ?? '';
    return header
      .split(';')
      .map((pair) => pair.trim())
      .map((pair) => [pair.slice(0, Math.max(0, pair.indexOf('='))), pair.slice(pair.indexOf('=') + 1)] as const)
      .filter(([name]) => accepts(name));
  }

  /** Strict: the page is public and every datum comes by same-origin script, so no navigation needs the session. */
  setSession(context: Context<AppEnv>, id: string): void {
    this.#append(context, this.sessionName, id, 'Strict');
  }

  clearSession(context: Context<AppEnv>): void {
    this.#append(context, this.sessionName, '', 'Strict', 0);
  }

  /** Lax: the way back from the identity provider is a navigation from another site. */
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

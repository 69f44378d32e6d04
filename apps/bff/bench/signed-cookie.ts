import { serializeSigned } from 'hono/utils/cookie';

export const COOKIE_NAME = 'session';
export const COOKIE_SECRET = 'a secret of the measurements';

/** The pair of name and value that the proxy beside the console expects in the header `Cookie`. */
export async function signedCookie(): Promise<string> {
  return (await serializeSigned(COOKIE_NAME, 'token', COOKIE_SECRET)).split(';', 1)[0] ?? '';
}

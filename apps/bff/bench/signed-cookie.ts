import { serializeSigned } from 'hono/utils/cookie';

export const COOKIE_NAME = 'session';
export const COOKIE_SECRET = 'a secret of the measurements';

/** Returns the name and value pair that the peer proxy expects in the `Cookie` header. */
export async function signedCookie(): Promise<string> {
  return (await serializeSigned(COOKIE_NAME, 'token', COOKIE_SECRET)).split(';', 1)[0] ?? '';
}

import { errors, request } from 'undici';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { HostileInput } from './hostile-input.ts';
import type { HostileWorld } from './hostile-world.ts';

/**
 * Sends an input. Resolves to the status of the response, or to `cutOff` if the server closed the connection of a client that
 * continued sending after a rejection.
 */
export async function sendHostile(
  { services }: HostileWorld,
  operator: TestBrowser,
  { at, method, path, headers = {}, body: content }: HostileInput,
): Promise<number | 'cutOff'> {
  const body = content ?? null;
  try {
    if (at === 'console') return (await operator.request(path, { method, headers, body })).status;
    const all = { ...headers, authorization: services.authorization };
    // Uses a new connection, because a server may close it after a rejection.
    const response = await request(services.origin + path, { method, headers: all, body, reset: true });
    await response.body.dump();
    return response.statusCode;
  } catch (error) {
    if (body !== null && isCutOff(error)) return 'cutOff';
    throw error;
  }
}

function isCutOff(error: unknown): boolean {
  if (error instanceof errors.SocketError) return true;
  return error instanceof Error && 'code' in error && ['EPIPE', 'ECONNRESET'].includes(String(error.code));
}

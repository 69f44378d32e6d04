import type { components } from '@rotunda/api-client/bff-types';

declare global {
  /** The response to the session request sent by `early.js`. Undefined if none exists. */
  var earlySession: Promise<Response | undefined> | undefined;
}

/**
 * Returns the response requested before the page's scripts were loaded. It is returned only once; later reads send a new request.
 */
export function consumeEarlySession(): Promise<Response | undefined> | undefined {
  const response = globalThis.earlySession;
  globalThis.earlySession = undefined;
  return response;
}

/** Returns the key of the device cache from this response, which stays available. Must be called before it is consumed. */
export async function readEarlyCacheKey(): Promise<string | undefined> {
  const response = await globalThis.earlySession;
  if (!response?.ok) return undefined;
  const session: components['schemas']['Session'] = await response.clone().json();
  return session.deviceCacheKey;
}

declare global {
  /** The response to the session request sent by `early.js`. Undefined if none exists. */
  var earlySession: Promise<Response | undefined> | undefined;
  /** The key of the device cache in the session that the page contains, set by `early.js`. */
  var earlyCacheKey: string | undefined;
}

/**
 * Returns the response requested before the page's scripts were loaded. It is returned only once; later reads send a new request.
 */
export function consumeEarlySession(): Promise<Response | undefined> | undefined {
  const response = globalThis.earlySession;
  globalThis.earlySession = undefined;
  return response;
}

/** Returns the key of the device cache that came with the page. It is returned only once. */
export function consumeEarlyCacheKey(): string | undefined {
  const key = globalThis.earlyCacheKey;
  globalThis.earlyCacheKey = undefined;
  return key;
}

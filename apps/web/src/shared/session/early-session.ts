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

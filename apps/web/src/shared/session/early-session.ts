declare global {
  /** The response to the request for the session that `early.js` has sent; undefined when there is none. */
  var earlySession: Promise<Response | undefined> | undefined;
}

/** The response that the page asked for before its scripts were loaded. It is handed over once: later reads ask anew. */
export function takeEarlySession(): Promise<Response | undefined> | undefined {
  const response = globalThis.earlySession;
  globalThis.earlySession = undefined;
  return response;
}

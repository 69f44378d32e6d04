/** Returns the headers of a call that overrides a deployment freeze. */
export function freezeHeaders(reason: string | undefined): { headers?: Record<string, string> } {
  return reason === undefined ? {} : { headers: { 'x-freeze-reason': encodeURIComponent(reason.toWellFormed()) } };
}

/** Headers of a call that is made in spite of a freeze. */
export function freezeHeaders(reason: string | undefined): { headers?: Record<string, string> } {
  return reason === undefined ? {} : { headers: { 'x-freeze-reason': encodeURIComponent(reason) } };
}

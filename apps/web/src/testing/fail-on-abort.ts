/**
 * Makes the body of a stubbed response fail when its request is aborted, as in a browser. A reader of a body without an end would
 * otherwise wait past the end of its test.
 */
export function failOnAbort(response: Response, signal: AbortSignal | null | undefined): Response {
  if (!signal || !response.body) return response;
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
}

import { NetworkError } from '@rotunda/api-client/errors';
import { readApiError } from '@rotunda/api-client/read-error';
import { recordedFetch } from './calls/recorded-fetch.ts';

/**
 * Asks a route of the BFF itself and returns its JSON. Throws ApiError and NetworkError, like the client of the
 * services; `operationId` is the route's own in `bff.openapi.json`.
 */
export async function fetchBff<Body>(operationId: string, path: string, init: RequestInit = {}): Promise<Body> {
  const response = await recordedFetch(path, { ...init, headers: { ...init.headers, 'x-bff-csrf': '1' } }).catch(
    (cause: unknown) => {
      throw init.signal?.aborted
        ? init.signal.reason
        : new NetworkError(operationId, `${operationId} got no answer`, { cause });
    },
  );
  if (!response.ok) throw await readApiError(operationId, response);
  return response.json();
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { CustomFetch } from 'openid-client';
import { z } from 'zod';
import { fetchFromProvider } from './provider-fetch.ts';

const withRefreshToken = z.object({ refresh_token: z.string() });

/**
 * Captures the identity provider's responses before any validation. If the client library rejects a response, it exposes none of
 * it, and the refresh token in it would remain valid at the provider.
 */
export class TokenResponses {
  readonly #calls = new AsyncLocalStorage<Response[]>();

  /** Calls the provider on behalf of the client library. */
  readonly fetch: CustomFetch = async (url, options) => {
    const response = await fetchFromProvider(url, options as RequestInit);
    if (options.method === 'POST') this.#calls.getStore()?.push(response.clone());
    return response;
  };

  /** Runs an action that receives and validates tokens. If it fails, `discard` receives the refresh token that was issued. */
  captureTokens<Taken>(action: () => Promise<Taken>, discard: (refreshToken: string) => void): Promise<Taken> {
    const responses: Response[] = [];
    return this.#calls.run(responses, async () => {
      try {
        return await action();
      } catch (error) {
        for (const response of responses) {
          const { data } = withRefreshToken.safeParse(await response.json().catch(() => undefined));
          if (data) discard(data.refresh_token);
        }
        throw error;
      }
    });
  }
}

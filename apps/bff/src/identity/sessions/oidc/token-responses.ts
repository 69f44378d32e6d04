import { AsyncLocalStorage } from 'node:async_hooks';
import type { CustomFetch } from 'openid-client';
import { z } from 'zod';

const withRefreshToken = z.object({ refresh_token: z.string() });

/**
 * Sees what the identity provider answers before anything of it is checked: of a response that is refused, the client
 * library gives nothing out, and the refresh token in it would live on at the provider.
 */
export class TokenResponses {
  readonly #calls = new AsyncLocalStorage<Response[]>();

  /** Calls the provider for the client library. */
  readonly fetch: CustomFetch = async (url, options) => {
    const response = await fetch(url, options as Parameters<typeof fetch>[1]);
    if (options.method === 'POST') this.#calls.getStore()?.push(response.clone());
    return response;
  };

  /** Takes tokens and checks them; when that fails, `discard` gets the refresh token that had been issued. */
  take<Taken>(action: () => Promise<Taken>, discard: (refreshToken: string) => void): Promise<Taken> {
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

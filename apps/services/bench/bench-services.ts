import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

/** Services running as in production, and the user who calls them. */
export type BenchServices = AsyncDisposable & {
  services: TestServices;
  /**
   * Sends a GET request as that user, never the same one twice, and reads the whole response. Throws if the status is not 200.
   */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<void>;
};

/** Email address of the user who makes the requests. */
export const REQUESTING_USER = 'operator@example.com';

/** Starts services on a free port with their own database. Responses are not checked, as in production. */
export async function startBenchServices(): Promise<BenchServices> {
  const services = await startTestServices({ responseChecks: 'off' });
  let callCount = 0;
  const headers = { authorization: `Bearer ${services.token(REQUESTING_USER)}` };
  return {
    services,
    async get(path, query = {}) {
      callCount += 1;
      // Makes each call unique because an identical call would return the cached response.
      const parameters = new URLSearchParams({ prettyPrint: 'false', quotaUser: String(callCount), ...query });
      const response = await fetch(`${services.origin}${path}?${parameters}`, { headers });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
    },
    [Symbol.asyncDispose]: () => services[Symbol.asyncDispose](),
  };
}

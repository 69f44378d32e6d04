import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

/** Services as they run in production, with the person who asks. */
export type BenchServices = AsyncDisposable & {
  services: TestServices;
  /** Asks as that person, for something that was not asked before, and reads the whole response. Throws for a response other than 200. */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<void>;
};

/** Address of the person who asks. */
export const ASKING_PERSON = 'operator@example.com';

/** Starts services on a free port with a database of their own; responses are not checked, as in production. */
export async function startBenchServices(): Promise<BenchServices> {
  const services = await startTestServices({ responseChecks: 'off' });
  let callCount = 0;
  const headers = { authorization: `Bearer ${services.token(ASKING_PERSON)}` };
  return {
    services,
    async get(path, query = {}) {
      callCount += 1;
      // Each call is another one, as a response that was given before would be given again.
      const parameters = new URLSearchParams({ prettyPrint: 'false', quotaUser: String(callCount), ...query });
      const response = await fetch(`${services.origin}${path}?${parameters}`, { headers });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    },
    [Symbol.asyncDispose]: () => services[Symbol.asyncDispose](),
  };
}

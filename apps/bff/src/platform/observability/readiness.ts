import { isSpaceLow } from '@rotunda/data-directory/free-space';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '#platform/http/context.ts';
import type { Store } from '#platform/store/open-store.ts';

/** Whether the process is about to end, and whom to ask what else keeps it from its work. */
export type Readiness = { isEnding: boolean };

/** What keeps the BFF from its work. */
export type ReadinessChecks = {
  store: Store;
  /** Directory of a store that is a file; undefined for a database server. */
  directory: string | undefined;
  findFault: () => string | undefined;
};

/** `GET /readyz` among the console's own routes. */
export function respondWithReadiness(readiness: Readiness, checks: ReadinessChecks) {
  return async function tellReadiness(context: Context<AppEnv>): Promise<Response> {
    context.header('cache-control', 'no-store');
    const { text, status } = await checkReadiness(readiness, checks);
    return context.text(text, status);
  } satisfies Handler<AppEnv>;
}

/**
 * What `GET /readyz` responds, for balancers: 200 as long as requests should come here. That a store does not tell of news is said but
 * does not count: the process finds them by looking, and all replicas would be out of service at the same time.
 */
export async function checkReadiness(
  { isEnding }: Readiness,
  { store, directory, findFault }: ReadinessChecks,
): Promise<{ text: string; status: 200 | 503 }> {
  if (isEnding) return { text: 'ending\n', status: 503 };
  try {
    await store.selectFrom('key_checks').select('key_id').limit(1).execute();
  } catch {
    return { text: 'the store does not respond\n', status: 503 };
  }
  if (directory !== undefined && isSpaceLow(directory)) return { text: 'the disk of DATA_DIR is full\n', status: 503 };
  const fault = findFault();
  return { text: fault === undefined ? 'ok\n' : `ok, but ${fault}\n`, status: 200 };
}

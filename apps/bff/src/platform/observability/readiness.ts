import { isSpaceLow } from '@rotunda/data-directory/free-space';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '#platform/http/context.ts';
import type { Store } from '#platform/store/open-store.ts';

/** Whether the process is about to shut down. */
export type Readiness = { isDraining: boolean };

/** The checks that determine whether the BFF can work. */
export type ReadinessChecks = {
  store: Store;
  /** The directory of a file store. Undefined for a database server. */
  directory: string | undefined;
  findFault: () => string | undefined;
};

/** Handles `GET /readyz` among the console's own routes. */
export function respondWithReadiness(readiness: Readiness, checks: ReadinessChecks) {
  return async function tellReadiness(context: Context<AppEnv>): Promise<Response> {
    context.header('cache-control', 'no-store');
    const { text, status } = await checkReadiness(readiness, checks);
    return context.text(text, status);
  } satisfies Handler<AppEnv>;
}

/**
 * Returns the response to `GET /readyz` for load balancers: 200 while the process should receive requests. Missing store signals
 * are reported but do not make the process unready, because it still polls, and otherwise all replicas would be out of service at
 * the same time.
 */
export async function checkReadiness(
  { isDraining }: Readiness,
  { store, directory, findFault }: ReadinessChecks,
): Promise<{ text: string; status: 200 | 503 }> {
  if (isDraining) return { text: 'ending\n', status: 503 };
  try {
    await store.selectFrom('key_checks').select('key_id').limit(1).execute();
  } catch {
    return { text: 'the store does not respond\n', status: 503 };
  }
  if (directory !== undefined && isSpaceLow(directory)) return { text: 'the disk of DATA_DIR is full\n', status: 503 };
  const fault = findFault();
  return { text: fault === undefined ? 'ok\n' : `ok, but ${fault}\n`, status: 200 };
}

import { isSpaceLow } from '@rotunda/data-directory/free-space';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '#http/context.ts';
import type { Store } from '#store/open-store.ts';

/** Whether the process is about to end, and whom to ask what else keeps it from its work. */
export type Readiness = { isEnding: boolean };

/** What keeps the BFF from its work. */
type ReadinessChecks = {
  store: Store;
  /** Directory of a store that is a file; undefined for a database server. */
  directory: string | undefined;
  findFault: () => string | undefined;
};

/**
 * `GET /readyz`, for balancers: 200 as long as requests should come here. That a store does not tell of news is said but
 * does not count: the process finds them by looking, and all replicas would be out of service at the same time.
 */
export function answerReadiness(readiness: Readiness, { store, directory, findFault }: ReadinessChecks) {
  return async function tellReadiness(context: Context<AppEnv>): Promise<Response> {
    context.header('cache-control', 'no-store');
    if (readiness.isEnding) return context.text('ending\n', 503);
    try {
      await store.selectFrom('key_checks').select('key_id').limit(1).execute();
    } catch {
      return context.text('the store does not answer\n', 503);
    }
    if (directory !== undefined && isSpaceLow(directory)) return context.text('the disk of DATA_DIR is full\n', 503);
    const fault = findFault();
    return context.text(fault === undefined ? 'ok\n' : `ok, but ${fault}\n`);
  } satisfies Handler<AppEnv>;
}

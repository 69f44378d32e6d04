import { ApiError } from '@rotunda/api-client/errors';
import { api } from '#shared/api/api.ts';

const FIRST_STEP = 64;
const STEP_FACTOR = 4;
const MAX_READS = 60;

/** Returns when the first change from a token on was made, in Unix milliseconds. Returns Infinity if none exists. */
type ReadTime = (token: number) => Promise<number>;

/**
 * Returns the token from which changes are not older than a time. The service only accepts tokens, which count its changes. The
 * token is therefore found by reading single changes: backwards in growing steps, then by bisection. Returns undefined if tokens
 * are not numbers.
 */
export async function findTokenSince(
  sinceMs: number,
  newestToken: string,
  readTime: ReadTime,
): Promise<string | undefined> {
  if (!/^\d{1,15}$/.test(newestToken)) return undefined;
  let after = Number(newestToken);
  let before = after;
  let reads = 0;
  for (let step = FIRST_STEP; before > 0; step *= STEP_FACTOR) {
    before = Math.max(0, Number(newestToken) - step);
    if (before === 0 || (await readTime(before)) < sinceMs) break;
    after = before;
  }
  for (; after - before > 1 && reads < MAX_READS; reads += 1) {
    const middle = Math.floor((before + after) / 2);
    if ((await readTime(middle)) < sinceMs) before = middle;
    else after = middle;
  }
  return String(after);
}

/** Returns a function that reads the time of the first change from a token on. Expired tokens count as old. */
export function createTimeReader(driveId: string | undefined, signal: AbortSignal): ReadTime {
  return async (token) => {
    const params = {
      pageToken: String(token),
      pageSize: 1,
      fields: 'changes(time)',
      supportsAllDrives: true,
      includeItemsFromAllDrives: true,
      ...(driveId !== undefined && { driveId }),
    };
    try {
      const { changes: [first] = [] } = (await api.call('drive.changes.list', params, { signal })) ?? {};
      return first?.time === undefined ? Number.POSITIVE_INFINITY : Date.parse(first.time);
    } catch (error) {
      if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return Number.NEGATIVE_INFINITY;
      throw error;
    }
  };
}

import type { Version } from '#shared/script/queries.ts';
import type { CompareSearch } from './search.ts';

/** Returns the number of the earlier version: the newest one by default. Undefined if there are no versions. */
export function findBase({ base }: CompareSearch, versions: readonly Version[]): number | undefined {
  return base ?? versions[0]?.versionNumber;
}

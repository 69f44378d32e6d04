import { type Operation, searchOperations } from '#features/explorer/operation/operation.ts';
import { operationUsage } from '#shared/screens/operation-usage.ts';
import { screenRegistry } from '#shared/screens/screen-registry.ts';
import type { CoverageSearch } from './coverage-search.ts';
import type { OperationUsage } from './usage-query.ts';

/** An operation with the screens that use it, and its usage. */
export type CoverageRow = Pick<Operation, 'id' | 'method' | 'summary'> &
  Omit<OperationUsage, 'operationId'> & {
    /** The titles of the screens. */
    screens: readonly string[];
  };

/** Returns the operations that match a search, with their usage. */
export function toCoverageRows(usages: readonly OperationUsage[], { q = '', show }: CoverageSearch): CoverageRow[] {
  const byId = new Map(usages.map((usage) => [usage.operationId, usage]));
  return searchOperations(q)
    .map(({ id, method, summary }) => {
      const { operationId: _same, ...usage } = byId.get(id) ?? { operationId: id, callsToday: 0, calls: 0, errors: 0 };
      return { id, method, summary, screens: listScreens(id), ...usage };
    })
    .filter((row) => isShown(row, show));
}

function listScreens(operationId: Operation['id']): string[] {
  const screens = new Set(Object.keys(operationUsage[operationId]));
  return Object.entries(screenRegistry)
    .filter(([screenId]) => screens.has(screenId))
    .map(([, { title }]) => title);
}

function isShown({ calls, lastStatus = 0 }: CoverageRow, show: CoverageSearch['show']): boolean {
  if (show === 'called') return calls > 0;
  if (show === 'never') return calls === 0;
  return show !== 'failed' || lastStatus >= 400;
}

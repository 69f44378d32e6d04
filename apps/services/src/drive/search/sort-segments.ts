import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { compileShares } from './compile-query.ts';
import { NUMBER, type SortKey } from './order-by.ts';
import type { OrderScope } from './order-scope.ts';
import { isZeroSql } from './relevance.ts';

/**
 * A segment of an order: contiguous items that an index returns in the order of the keys. In the order `folder,name`, all folders
 * by name are one segment, and all files by name the next.
 */
export type SortSegment = {
  /** Values of the first keys, the same for all of its items. */
  readonly values: readonly number[];
  /** The remaining keys of the order. */
  readonly keys: readonly SortKey[];
  /** The starting rows: `i` of items and `m` of the caller's marks. */
  readonly from: SqlFragment;
  /** The item's number, from the index. */
  readonly number: SqlFragment;
  readonly conditions: readonly SqlFragment[];
  /**
   * Single-column descending orders whose first items together include the first items of this segment. Its key is then the
   * greatest of these columns.
   */
  readonly leads?: readonly Lead[];
  /** Whether its conditions include all conditions of the search. */
  readonly hasAllConditions?: boolean;
};

/** A column to sort by, the starting rows, and the item's number in them. */
export type Lead = { readonly column: string; readonly from: SqlFragment; readonly conditions: readonly SqlFragment[] };

/** Joins the caller's marks to the items. */
export function joinMarks({ accountId }: OrderScope): SqlFragment {
  return fragment('LEFT JOIN item_marks AS m ON m.item_number = i.number AND m.account_id = ?', accountId);
}

/**
 * Returns the segments of an order, in order. An order that starts with the folder or a property of the caller is split into
 * segments supported by indexes; sorting all items would take longer the more there are.
 */
export function toSortSegments(keys: readonly SortKey[], scope: OrderScope): SortSegment[] {
  const [first, ...rest] = keys;
  const split = first && splitBy(first, rest, scope);
  if (!split) {
    const leads = first?.name === 'recency' && first.isDescending && rest.length === 0 ? { leads: toLeads(scope) } : {};
    return [{ values: [], keys, from: fromItems(scope), number: NUMBER, conditions: [], ...leads }];
  }
  return (first.isDescending ? split.toReversed() : split).flat();
}

function fromItems(scope: OrderScope): SqlFragment {
  return join([fragment('FROM items AS i'), joinMarks(scope)], ' ');
}

function toLeads(scope: OrderScope): Lead[] {
  const viewed = fromMarks([], scope, { values: [], condition: 'm.viewed_at > 0' });
  return [
    { column: 'i.modified_at', from: fromItems(scope), conditions: [] },
    { column: 'i.created_at', from: fromItems(scope), conditions: [] },
    { column: 'm.viewed_at', from: viewed.from, conditions: viewed.conditions },
  ];
}

/** Returns the segments by the value of the first key, ascending, or undefined if the key does not split. */
function splitBy(first: SortKey, rest: readonly SortKey[], scope: OrderScope): SortSegment[][] | undefined {
  const toRestSegments = (value: number, condition: string | SqlFragment) =>
    toSortSegments(rest, scope).map((segment) => ({
      ...segment,
      values: [value, ...segment.values],
      conditions: [typeof condition === 'string' ? fragment(condition) : condition, ...segment.conditions],
    }));
  switch (first.name) {
    case 'relevance':
      return [
        toRestSegments(0, isZeroSql(first.expression)),
        toRestSegments(1, first.expression).map((segment) => ({ ...segment, hasAllConditions: true })),
      ];
    case 'folder':
      return [toRestSegments(0, 'i.is_folder = 1'), toRestSegments(1, 'i.is_folder = 0')];
    case 'starred':
      return [
        toRestSegments(0, 'coalesce(m.starred, 0) = 0'),
        [fromMarks(rest, scope, { values: [1], condition: 'm.starred = 1' })],
      ];
    case 'viewedByMeTime':
      return [toRestSegments(0, 'coalesce(m.viewed_at, 0) <= 0'), [fromMark('m.viewed_at', first, rest, scope)]];
    case 'modifiedByMeTime':
      return [toRestSegments(0, 'coalesce(m.modified_at, 0) <= 0'), [fromMark('m.modified_at', first, rest, scope)]];
    case 'sharedWithMeTime':
      return [toRestSegments(0, toUnshared(scope)), [fromShares(first, rest, scope)]];
    default:
      return undefined;
  }
}

function fromMark(column: string, first: SortKey, rest: readonly SortKey[], scope: OrderScope): SortSegment {
  const keys = [{ ...first, expression: fragment(column) }, ...rest];
  return fromMarks(keys, scope, { values: [], condition: `${column} > 0` });
}

function fromMarks(
  keys: readonly SortKey[],
  { accountId }: OrderScope,
  { values, condition }: { values: readonly number[]; condition: string },
): SortSegment {
  return {
    values,
    keys,
    from: fragment('FROM item_marks AS m CROSS JOIN items AS i ON i.number = m.item_number'),
    number: fragment('m.item_number'),
    conditions: [fragment(`m.account_id = ? AND ${condition}`, accountId)],
  };
}

function fromShares(first: SortKey, rest: readonly SortKey[], scope: OrderScope): SortSegment {
  const { sql, values } = compileShares(scope);
  const shares = { sql: `FROM (${sql}) AS shares CROSS JOIN items AS i ON i.number = shares.item_number`, values };
  return {
    values: [],
    keys: [{ ...first, expression: fragment('shares.at') }, ...rest],
    from: join([shares, joinMarks(scope)], ' '),
    number: NUMBER,
    conditions: [],
  };
}

function toUnshared(scope: OrderScope): SqlFragment {
  const { sql, values } = compileShares(scope);
  return { sql: `i.number NOT IN (SELECT item_number FROM (${sql}))`, values };
}

import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { compileShares } from './compile-query.ts';
import { NUMBER, type SortKey } from './order-by.ts';
import type { OrderScope } from './order-scope.ts';
import { isZero } from './relevance.ts';

/**
 * A stretch of an order: items that lie together in it, and that an index gives in the order of the keys. In the order
 * `folder,name` all folders by name are one stretch, and all files by name the next.
 */
export type SortSegment = {
  /** What the first keys of the order are for all of its items. */
  readonly values: readonly number[];
  /** The other keys of the order. */
  readonly keys: readonly SortKey[];
  /** Where to begin: rows `i` of items and `m` of the caller's marks. */
  readonly from: SqlFragment;
  /** The item's number, as the index has it. */
  readonly number: SqlFragment;
  readonly conditions: readonly SqlFragment[];
  /**
   * Orders, each by one column, the greatest first, that together hold the first items of this stretch among their own
   * first items. Its key then is the greatest of these columns.
   */
  readonly leads?: readonly Lead[];
  /** Its conditions say all that the search says. */
  readonly hasAllConditions?: boolean;
};

/** A column to order by, where to begin, and the item's number there. */
export type Lead = { readonly column: string; readonly from: SqlFragment; readonly conditions: readonly SqlFragment[] };

/** Joins the caller's marks to the items. */
export function joinMarks({ accountId }: OrderScope): SqlFragment {
  return fragment('LEFT JOIN item_marks AS m ON m.item_number = i.number AND m.account_id = ?', accountId);
}

/**
 * The stretches of an order, the first one in front. An order that begins with the folder or with what concerns the
 * caller falls apart into some that indexes know, where sorting all items would take the longer the more there are.
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

/** Stretches by the value of the first key, ascending; undefined for a key that does not split. */
function splitBy(first: SortKey, rest: readonly SortKey[], scope: OrderScope): SortSegment[][] | undefined {
  const others = (value: number, condition: string | SqlFragment) =>
    toSortSegments(rest, scope).map((segment) => ({
      ...segment,
      values: [value, ...segment.values],
      conditions: [typeof condition === 'string' ? fragment(condition) : condition, ...segment.conditions],
    }));
  switch (first.name) {
    case 'relevance':
      return [
        others(0, isZero(first.expression)),
        others(1, first.expression).map((segment) => ({ ...segment, hasAllConditions: true })),
      ];
    case 'folder':
      return [others(0, 'i.is_folder = 1'), others(1, 'i.is_folder = 0')];
    case 'starred':
      return [
        others(0, 'coalesce(m.starred, 0) = 0'),
        [fromMarks(rest, scope, { values: [1], condition: 'm.starred = 1' })],
      ];
    case 'viewedByMeTime':
      return [others(0, 'coalesce(m.viewed_at, 0) <= 0'), [byMark('m.viewed_at', first, rest, scope)]];
    case 'modifiedByMeTime':
      return [others(0, 'coalesce(m.modified_at, 0) <= 0'), [byMark('m.modified_at', first, rest, scope)]];
    case 'sharedWithMeTime':
      return [others(0, toUnshared(scope)), [fromShares(first, rest, scope)]];
    default:
      return undefined;
  }
}

function byMark(column: string, first: SortKey, rest: readonly SortKey[], scope: OrderScope): SortSegment {
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

import type { SqlValue } from './sql-value.ts';

/** Part of an SQL text with the values of its placeholders, in order. */
export type SqlFragment = { readonly sql: string; readonly values: readonly SqlValue[] };

/** Creates a fragment from an SQL text and its values. */
export function fragment(sql: string, ...values: SqlValue[]): SqlFragment {
  return { sql, values };
}

/** Joins fragments with a separator. */
export function join(fragments: readonly SqlFragment[], separator: string): SqlFragment {
  return { sql: fragments.map(({ sql }) => sql).join(separator), values: fragments.flatMap(({ values }) => values) };
}

/** Returns the conjunction of conditions. */
export function all(conditions: readonly SqlFragment[]): SqlFragment {
  return parenthesize(join(conditions, ' AND '));
}

/** Returns the disjunction of conditions. Without conditions it is false. */
export function any(conditions: readonly SqlFragment[]): SqlFragment {
  return conditions.length === 0 ? fragment('0') : parenthesize(join(conditions, ' OR '));
}

function parenthesize({ sql, values }: SqlFragment): SqlFragment {
  return { sql: `(${sql})`, values };
}

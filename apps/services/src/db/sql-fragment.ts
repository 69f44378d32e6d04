import type { SqlValue } from './sql-value.ts';

/** Part of a SQL text with the values of its placeholders, in order. */
export type SqlFragment = { readonly sql: string; readonly values: readonly SqlValue[] };

/** A fragment from a text and its values. */
export function fragment(sql: string, ...values: SqlValue[]): SqlFragment {
  return { sql, values };
}

/** Fragments one after another. */
export function join(fragments: readonly SqlFragment[], separator: string): SqlFragment {
  return { sql: fragments.map(({ sql }) => sql).join(separator), values: fragments.flatMap(({ values }) => values) };
}

/** The condition that all of these hold. */
export function all(conditions: readonly SqlFragment[]): SqlFragment {
  return inGroup(join(conditions, ' AND '));
}

/** The condition that one of these holds at least; of none, none does. */
export function any(conditions: readonly SqlFragment[]): SqlFragment {
  return conditions.length === 0 ? fragment('0') : inGroup(join(conditions, ' OR '));
}

function inGroup({ sql, values }: SqlFragment): SqlFragment {
  return { sql: `(${sql})`, values };
}

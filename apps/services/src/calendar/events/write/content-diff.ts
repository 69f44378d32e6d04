import { isDeepStrictEqual } from 'node:util';
import type { EventContent, EventOverrides } from '#calendar/events/model/event.ts';

/** Returns the fields in which `to` differs from `from`. Null for missing fields. */
export function diffContent(from: EventContent, to: EventContent): EventOverrides {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  const before: Readonly<Record<string, unknown>> = from;
  const after: Readonly<Record<string, unknown>> = to;
  const changed = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}

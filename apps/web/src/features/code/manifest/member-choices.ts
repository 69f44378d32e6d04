import type { ManifestPath } from '@rotunda/script-manifest/manifest-faults';
import type { Choice } from '#ui/fields/choice.ts';
import { listAllowedValues } from './schema-at.ts';

/** Returns the labelled values of a member, including no value and the `current` value even if it is unknown. */
export function toMemberChoices(
  path: ManifestPath,
  words: Readonly<Record<string, string>>,
  current: string | undefined,
): Choice<string>[] {
  const allowed = listAllowedValues(path) ?? [];
  const other =
    current !== undefined && !allowed.includes(current) ? [{ value: current, label: `${current} (not valid)` }] : [];
  const choices = allowed.map((value) => ({ value, label: words[value] ?? value }));
  return [{ value: '', label: 'Not set' }, ...choices, ...other];
}

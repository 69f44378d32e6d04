import type { Choice } from '#ui/fields/choice.ts';

const AGES = [
  [1, 'Since yesterday'],
  [7, 'Last 7 days'],
  [30, 'Last 30 days'],
  [365, 'Last year'],
] as const;
const DAY_MS = 86_400_000;

/** Returns the selectable first days, relative to `nowMs`, including the current value. The empty value is no condition. */
export function listSinceChoices(chosen: string | undefined, nowMs: number): readonly Choice<string>[] {
  const ages = AGES.map(([days, label]) => ({
    value: new Date(nowMs - days * DAY_MS).toISOString().slice(0, 10),
    label,
  }));
  const isListed = chosen === undefined || ages.some(({ value }) => value === chosen);
  return [
    { value: '', label: 'Any time' },
    ...ages,
    ...(isListed ? [] : [{ value: chosen, label: `Since ${chosen}` }]),
  ];
}

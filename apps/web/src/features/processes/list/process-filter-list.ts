import { getStatusAppearance } from '#features/processes/status/process-status.tsx';
import { statusNames } from '#features/processes/status/status-names.ts';
import type { Filter } from '#shared/filters/filter.ts';
import { resolveTime } from '#shared/filters/time-range.ts';
import { type ProcessSearch, processAccessLevels, processTypes, toCamelCaseWords } from './process-search.ts';
import { readSpanMs } from './span.ts';

/** The URL parameters that filter the list of processes. */
type ProcessFilterName = Exclude<keyof ProcessSearch, 'peek' | 'live' | 'cols' | 'mode'>;

const getChoices = (names: readonly string[]) => names.map((value) => ({ value, label: toCamelCaseWords(value) }));
const statusChoices = Object.entries(statusNames).map(([value, label]) => ({
  value,
  label,
  description: getStatusAppearance(value).sentence,
}));
const checkTime = (text: string) =>
  resolveTime(text, Date.now()) ? undefined : 'Not a time. Enter 2026-11-23, 2026-11-23T09:30 or -24h';

/** The filters of the service, and client-side ones for loaded rows. Labels say how the service compares times. */
export const processFilters: readonly (Filter & { name: ProcessFilterName })[] = [
  { name: 'status', label: 'Status', choices: statusChoices },
  { name: 'type', label: 'Type', choices: getChoices(processTypes) },
  { name: 'access', label: 'Access', choices: getChoices(processAccessLevels) },
  { name: 'fn', label: 'Function' },
  { name: 'project', label: 'Project contains' },
  { name: 'script', label: 'Script ID' },
  { name: 'deployment', label: 'Deployment ID' },
  {
    name: 'longer',
    label: 'Duration over',
    check: (text) => (readSpanMs(text) === undefined ? 'Not a duration. Enter 90s, 5m or 2h' : undefined),
    isClientSide: true,
  },
  { name: 'error', label: 'Error contains', isClientSide: true },
  { name: 'from', label: 'Started from', check: checkTime, isShownElsewhere: true },
  { name: 'to', label: 'Ended by', check: checkTime, isShownElsewhere: true },
];

/** A change that removes all filters. */
export const NO_FILTERS: Partial<ProcessSearch> = Object.fromEntries(
  processFilters.map(({ name }) => [name, undefined]),
);

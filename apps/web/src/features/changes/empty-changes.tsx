import { GitCommitVertical } from 'lucide-react';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import type { ChangesSearch } from './search.ts';
import { SINCE_CHOICES } from './since-choices.ts';

const FILTERS = [
  { name: 'drive', label: 'Location' },
  {
    name: 'kind',
    label: 'Type',
    choices: [
      { value: 'file', label: 'Files' },
      { value: 'drive', label: 'Shared drives' },
    ],
  },
  {
    name: 'removed',
    label: 'Removed',
    choices: [
      { value: 'only', label: 'Only' },
      { value: 'none', label: 'Hidden' },
    ],
  },
  { name: 'space', label: 'Space', choices: [{ value: 'appDataFolder', label: 'App data' }] },
  { name: 'mine', label: 'My Drive only' },
] as const;

/** The next longer time range for each. */
const LONGER = { '1d': undefined, '7d': '30d', '30d': 'any', seen: undefined } as const;

type EmptyChangesProps = { search: ChangesSearch; onSearch: (change: Partial<ChangesSearch>) => void };

/** Shown if there are no changes, with a link to the next longer time range. */
export function EmptyChanges({ search, onSearch }: EmptyChangesProps) {
  const { from, since } = search;
  const isAll = from === undefined && since === 'any';
  const longer = from !== undefined || since === 'any' ? undefined : LONGER[since ?? '7d'];
  const label = SINCE_CHOICES.find(({ value }) => value === (longer ?? ''))?.label ?? '';
  return (
    <EmptyList
      icon={GitCommitVertical}
      title={getTitle(search)}
      noMatch={getTitle(search)}
      filters={FILTERS}
      search={search}
      onSearch={onSearch}
      {...(!isAll && { wider: [{ label: `Show ${label.toLowerCase()}`, search: { since: longer, from: undefined } }] })}
    >
      New changes appear here automatically.
    </EmptyList>
  );
}

function getTitle({ from, since }: ChangesSearch): string {
  if (from !== undefined) return 'No changes since this token';
  if (since === 'seen') return 'No changes since you last marked them as seen';
  if (since === 'any') return 'No changes yet';
  const label = SINCE_CHOICES.find(({ value }) => value === (since ?? ''))?.label ?? '';
  return `No changes in the ${label.toLowerCase()}`;
}

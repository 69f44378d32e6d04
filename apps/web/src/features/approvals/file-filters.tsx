import { useQuery } from '@tanstack/react-query';
import { typeName } from '#shared/content/type-name.ts';
import { mayCall, useSession } from '#shared/session.ts';
import { sharedDrivesQuery } from '#shared/shared-drives-query.ts';
import { SingleSelect } from '#ui/single-select.tsx';
import { fileTypes, type ReviewSearch } from './review-search.ts';

type FileFiltersProps = {
  search: Pick<ReviewSearch, 'drive' | 'type'>;
  onSearch: (change: Pick<Partial<ReviewSearch>, 'drive' | 'type'>) => void;
};

/** Narrows the queue to a type of file, and to a shared drive or what lies in none. */
export function FileFilters({ search: { drive = '', type = '' }, onSearch }: FileFiltersProps) {
  const mayList = mayCall(useSession(), 'drive.drives.list');
  const drives = useQuery({ ...sharedDrivesQuery, enabled: mayList }).data?.drives ?? [];
  return (
    <>
      <SingleSelect
        label="Type"
        choices={withChosen(type, [{ value: '', label: 'Any' }, ...fileTypes], toTypeChoice)}
        value={type}
        onChange={(next) => onSearch({ type: next || undefined })}
      />
      <SingleSelect
        label="Drive"
        choices={withChosen(
          drive,
          [
            { value: '', label: 'Any' },
            { value: 'none', label: 'No shared drive' },
            ...drives.map(({ id = '', name = id }) => ({ value: id, label: name })),
          ],
          (id) => ({ value: id, label: id }),
        )}
        value={drive}
        onChange={(next) => onSearch({ drive: next || undefined })}
      />
    </>
  );
}

type Choice = { value: string; label: string };

function toTypeChoice(type: string): Choice {
  return { value: type, label: typeName(type) };
}

/** The choices, with the one that an address brought along. */
function withChosen(chosen: string, choices: Choice[], toChoice: (value: string) => Choice): Choice[] {
  return choices.some(({ value }) => value === chosen) ? choices : [...choices, toChoice(chosen)];
}

import { fileTypes } from '#features/approvals/review-filter-list.ts';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { typeName } from '#shared/content/type-name.ts';
import { DriveSelect } from '#shared/drives/drive-select.tsx';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';

type FileFiltersProps = {
  search: Pick<ReviewSearch, 'drive' | 'type'>;
  onSearch: (change: Pick<Partial<ReviewSearch>, 'drive' | 'type'>) => void;
};

/** Narrows the queue to a type of file, and to a shared drive or what lies in none. */
export function FileFilters({ search: { drive, type = '' }, onSearch }: FileFiltersProps) {
  const choices = [{ value: '', label: 'Any' }, ...fileTypes];
  // An address may bring one along that is not among them.
  const isKnown = choices.some(({ value }) => value === type);
  return (
    <>
      <OptionalSelect
        label="Type"
        choices={isKnown ? choices : [...choices, { value: type, label: typeName(type) }]}
        value={type}
        onChange={(type) => onSearch({ type })}
      />
      <DriveSelect value={drive} onChange={(next) => onSearch({ drive: next })} />
    </>
  );
}

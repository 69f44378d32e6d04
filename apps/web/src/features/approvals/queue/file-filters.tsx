import { fileTypes } from '#features/approvals/review-filter-list.ts';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { getTypeName } from '#shared/content/type-name.ts';
import { DriveSelect } from '#shared/drives/drive-select.tsx';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';

type FileFiltersProps = {
  search: Pick<ReviewSearch, 'drive' | 'type'>;
  onSearch: (change: Pick<Partial<ReviewSearch>, 'drive' | 'type'>) => void;
};

/** Filters the queue by file type and by shared drive, or files outside shared drives. */
export function FileFilters({ search: { drive, type = '' }, onSearch }: FileFiltersProps) {
  const choices = [{ value: '', label: 'Any' }, ...fileTypes];
  // The URL may contain a type that is not in the list.
  const isKnown = choices.some(({ value }) => value === type);
  return (
    <>
      <OptionalSelect
        label="Type"
        choices={isKnown ? choices : [...choices, { value: type, label: getTypeName(type) }]}
        value={type}
        onChange={(type) => onSearch({ type })}
      />
      <DriveSelect value={drive} onChange={(next) => onSearch({ drive: next })} />
    </>
  );
}

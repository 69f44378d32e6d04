import { DriveSelect } from '#shared/drives/drive-select.tsx';
import { PersonFilter } from '#shared/people/person-filter.tsx';
import { BASIC_ROLE_CHOICES } from '#shared/permissions/role-choices.ts';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { FilterFold } from '#ui/filters/filter-fold.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { REQUEST_FILTERS, type RequestSearch } from './search.ts';

const ROLES = [{ value: '', label: 'Any' }, ...BASIC_ROLE_CHOICES] as const;

const AGES = [
  { value: '', label: 'Any' },
  { value: 'day', label: 'Over a day' },
  { value: 'week', label: 'Over a week' },
  { value: 'month', label: 'Over a month' },
] as const;

/** The filters that narrow screens collapse. */
const FOLDED = REQUEST_FILTERS.filter(({ name }) => name !== 'q');

type RequestFiltersProps = { search: RequestSearch; onSearch: (change: Partial<RequestSearch>) => void };

/** Filters the requests by file, requester, role and age. */
export function RequestFilters({ search, onSearch }: RequestFiltersProps) {
  const filter = (change: Partial<RequestSearch>) => onSearch({ ...change, peek: undefined });
  return (
    <search className="shrink-0 border-line border-b pb-8">
      <FilterRow>
        <div className="w-240 max-sm:contents">
          <SearchField label="File name contains" value={search.q} onSearch={(q) => filter({ q })} />
        </div>
        <FilterFold setCount={FOLDED.filter(({ name }) => search[name] !== undefined).length}>
          <PersonFilter label="Requester" value={search.requester} onChange={(requester) => filter({ requester })} />
          <div className="w-200 max-sm:contents">
            <SearchField label="Requester’s domain" value={search.domain} onSearch={(domain) => filter({ domain })} />
          </div>
          <OptionalSelect
            label="Requested role"
            choices={ROLES}
            value={search.role}
            onChange={(role) => filter({ role })}
          />
          <DriveSelect value={search.drive} onChange={(drive) => filter({ drive })} />
          <OptionalSelect label="Age" choices={AGES} value={search.age} onChange={(age) => filter({ age })} />
        </FilterFold>
      </FilterRow>
    </search>
  );
}

import { DriveSelect } from '#shared/drives/drive-select.tsx';
import { PersonFilter } from '#shared/people/person-filter.tsx';
import { BASIC_ROLE_CHOICES } from '#shared/permissions/role-choices.ts';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { FilterFold } from '#ui/filters/filter-fold.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { TYPES } from './review-labels.ts';
import { REVIEW_FILTERS, type ReviewSearch } from './search.ts';

const SHOWN = [
  { value: '', label: 'To review' },
  { value: 'all', label: 'All access' },
  { value: 'decided', label: 'Decisions' },
] as const;

const EVERY = [
  { value: 'month', label: '30 days' },
  { value: '', label: '90 days' },
  { value: 'year', label: '365 days' },
] as const;

const ANY = { value: '', label: 'Any' } as const;

const ROLES = [ANY, ...BASIC_ROLE_CHOICES] as const;

const EXPIRES = [ANY, { value: 'never', label: 'Never' }, { value: 'some', label: 'On a date' }] as const;

type ReviewFiltersProps = { search: ReviewSearch; onSearch: (change: Partial<ReviewSearch>) => void };

/** Selects the list and the review interval, and filters the access. */
export function ReviewFilters({ search, onSearch }: ReviewFiltersProps) {
  const filter = (change: Partial<ReviewSearch>) => onSearch({ ...change, peek: undefined });
  const setCount = REVIEW_FILTERS.filter(({ name }) => name !== 'q' && search[name] !== undefined).length;
  return (
    <search className="shrink-0 border-line border-b pb-8">
      <FilterRow>
        <OptionalSelect label="Show" choices={SHOWN} value={search.show} onChange={(show) => filter({ show })} />
        {search.show !== 'all' && (
          <OptionalSelect
            label={search.show === 'decided' ? 'In the last' : 'Not reviewed for'}
            choices={EVERY}
            value={search.every}
            onChange={(every) => filter({ every })}
          />
        )}
        {search.show !== 'decided' && (
          <>
            <div className="w-160 max-sm:contents">
              <SearchField label="File name" value={search.q} onSearch={(q) => filter({ q })} />
            </div>
            <FilterFold setCount={setCount}>
              <PersonFilter label="Who" value={search.who} takesIds onChange={(who) => filter({ who })} />
              <OptionalSelect
                label="Type"
                choices={[ANY, ...TYPES]}
                value={search.type}
                onChange={(type) => filter({ type })}
              />
              <OptionalSelect label="Role" choices={ROLES} value={search.role} onChange={(role) => filter({ role })} />
              <OptionalSelect
                label="Expires"
                choices={EXPIRES}
                value={search.expires}
                onChange={(expires) => filter({ expires })}
              />
              <DriveSelect value={search.drive} onChange={(drive) => filter({ drive })} />
            </FilterFold>
          </>
        )}
      </FilterRow>
    </search>
  );
}

import { CHANGES_REQUESTED } from '#features/approvals/approval-status.tsx';
import { REVIEW_FILTERS } from '#features/approvals/review-filter-list.ts';
import { type ReviewSearch, statuses } from '#features/approvals/review-search.ts';
import { OwnDayFilter } from '#shared/calendar/fields/own-day-filter.tsx';
import { PersonFilter } from '#shared/people/person-filter.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { FilterFold, MoreFilters } from '#ui/filters/filter-fold.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { FileFilters } from './file-filters.tsx';
import { ReviewSearchField } from './review-search-field.tsx';

/** An approval stays in review when changes are requested, but users look for it as for a state. */
const REQUESTED = 'REQUESTED';
const STATUSES = [{ value: '', label: 'Any' }, { value: REQUESTED, label: CHANGES_REQUESTED }, ...statuses] as const;

/** Filters that all screens hide by default. */
const RARE = ['initiator', 'type', 'drive', 'dueFrom', 'dueTo', 'decidedFrom', 'decidedTo'] as const;

/** The filters that narrow screens collapse. */
const FOLDED = REVIEW_FILTERS.filter(({ name }) => name !== 'q');

type ReviewFiltersProps = { search: ReviewSearch; onSearch: (change: Partial<ReviewSearch>) => void };

/** Narrows the queue by file, its type and drive, state, the people on it, when an answer is due or was given, and whether the file
 * has changed or changes are requested. */
export function ReviewFilters({ search, onSearch }: ReviewFiltersProps) {
  return (
    <search className="shrink-0 border-line border-b py-8">
      <FilterRow>
        <div className="w-240 max-sm:contents">
          <ReviewSearchField text={search.q} onChange={(q) => onSearch({ q })} />
        </div>
        <FilterFold setCount={FOLDED.filter(({ name }) => search[name] !== undefined).length}>
          <FoldedFilters search={search} onSearch={onSearch} />
        </FilterFold>
      </FilterRow>
    </search>
  );
}

function FoldedFilters({ search, onSearch }: ReviewFiltersProps) {
  return (
    <>
      <PersonFilter label="Reviewer" value={search.reviewer} onChange={(reviewer) => onSearch({ reviewer })} />
      <OptionalSelect
        label="Status"
        choices={STATUSES}
        value={search.requested ? REQUESTED : search.status}
        onChange={(status) =>
          onSearch(status === REQUESTED ? { status: undefined, requested: true } : { status, requested: undefined })
        }
      />
      <Checkbox
        isSelected={search.changed ?? false}
        onChange={(isChanged) => onSearch({ changed: isChanged || undefined })}
      >
        Changed since the request
      </Checkbox>
      <MoreFilters setCount={RARE.filter((name) => search[name] !== undefined).length}>
        <PersonFilter label="Started by" value={search.initiator} onChange={(initiator) => onSearch({ initiator })} />
        <FileFilters search={search} onSearch={onSearch} />
        <OwnDayFilter label="Due from" value={search.dueFrom} onChange={(dueFrom) => onSearch({ dueFrom })} />
        <OwnDayFilter label="Due until" value={search.dueTo} onChange={(dueTo) => onSearch({ dueTo })} />
        <OwnDayFilter
          label="Decided from"
          value={search.decidedFrom}
          onChange={(decidedFrom) => onSearch({ decidedFrom })}
        />
        <OwnDayFilter
          label="Decided until"
          value={search.decidedTo}
          onChange={(decidedTo) => onSearch({ decidedTo })}
        />
      </MoreFilters>
    </>
  );
}

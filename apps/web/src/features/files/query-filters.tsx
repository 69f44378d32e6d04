import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { sharedDrivesQuery } from '#shared/drives/shared-drives-query.ts';
import { PersonFilter } from '#shared/people/person-filter.tsx';
import { contentRefusal } from '#shared/session/role-refusal.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { isByRelevance } from './file-list.ts';
import { type QueryFields, viewQuery, visibilities, withField, withoutTerm } from './search/query-chips.ts';
import { QueryField } from './search/query-field.tsx';
import type { QueryTerm } from './search/query-terms.ts';
import { type FileSearch, orders, scopes } from './search/search.ts';

const VISIBILITIES = [{ value: '', label: 'Anyone' }, ...visibilities] as const;
const SPACES = [
  { value: '', label: 'Files' },
  { value: 'appDataFolder', label: 'App data' },
] as const;
const DEFAULT_ORDER = 'name_natural';

type QueryFiltersProps = {
  search: FileSearch;
  onSearch: (change: Partial<FileSearch>) => void;
  refusal: Error | null;
  /** Whether a folder's contents are listed. Their access can then be compared with the folder's access. */
  isInFolder: boolean;
};

/** The less frequently used filters, and the search as text. Changes in one are reflected in the other. */
export function QueryFilters({ search, onSearch, refusal, isInFolder }: QueryFiltersProps) {
  const { where = '' } = search;
  const canReadContent = contentRefusal(useSession()) === undefined;
  const { fields, rest, problem } = viewQuery(where);
  const setWhere = (text: string) => onSearch({ where: text === '' ? undefined : text });
  const setField = (field: keyof QueryFields, value: string | undefined) =>
    setWhere(withField(where, field, value || undefined));
  return (
    <>
      <FilterRow>
        <ScopeSelect look={search.look} onChange={(look) => onSearch({ look })} />
        {problem === undefined && (
          <>
            <PersonFilter label="Owner" takesIds value={fields.owner} onChange={(owner) => setField('owner', owner)} />
            <SingleSelect
              label="Viewed by"
              choices={VISIBILITIES}
              value={VISIBILITIES.find(({ value }) => value === fields.visibility)?.value ?? ''}
              onChange={(visibility) => setField('visibility', visibility)}
            />
            <FilterField label="Label" value={fields.label} onChange={(label) => setField('label', label)} />
          </>
        )}
        <OptionalSelect label="Space" choices={SPACES} value={search.space} onChange={(space) => onSearch({ space })} />
        {!isByRelevance(search, canReadContent) && (
          <SingleSelect
            label="Sort by"
            choices={orders}
            value={search.sort ?? DEFAULT_ORDER}
            onChange={(sort) => onSearch({ sort: sort === DEFAULT_ORDER ? undefined : sort })}
          />
        )}
        {isInFolder && (
          <Checkbox isSelected={search.own ?? false} onChange={(own) => onSearch({ own: own || undefined })}>
            Access differs from the folder
          </Checkbox>
        )}
        {rest.map((term) => (
          <TermChip key={term.start} term={term} onRemove={() => setWhere(withoutTerm(where, term))} />
        ))}
      </FilterRow>
      <div className="px-16">
        <QueryField text={where} onChange={setWhere} refusal={refusal} />
      </div>
    </>
  );
}

function TermChip({ term, onRemove }: { term: QueryTerm; onRemove: () => void }) {
  return (
    <span className="inline-flex h-tool max-w-full items-center gap-4 rounded-control border border-accent bg-selected pr-2 pl-8">
      <code className="truncate font-mono text-small">{term.text}</code>
      <PressButton
        aria-label={`Remove the condition ${term.text}`}
        onPress={onRemove}
        className="inline-flex size-24 max-sm:size-40 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
      >
        <X size={14} strokeWidth={1.75} aria-hidden />
      </PressButton>
    </span>
  );
}

type ScopeSelectProps = { look: string | undefined; onChange: (look: string | undefined) => void };

/** Selects the scope of the search, including the user's shared drives. */
function ScopeSelect({ look, onChange }: ScopeSelectProps) {
  const canList = canCall(useSession(), 'drive.drives.list');
  const drives = useQuery({ ...sharedDrivesQuery, enabled: canList }).data?.drives ?? [];
  const choices = [
    { value: '', label: 'This location' },
    ...scopes,
    ...drives.map(({ id = '', name = id }) => ({ value: id, label: `Drive ${name}` })),
  ];
  const isKnown = look === undefined || choices.some(({ value }) => value === look);
  return (
    <OptionalSelect
      label="Search in"
      choices={isKnown ? choices : [...choices, { value: look, label: `Drive ${look}` }]}
      value={look}
      onChange={onChange}
    />
  );
}

import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Users } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { foldText } from '#lib/fold-text.ts';
import { useNow } from '#lib/use-now.ts';
import { type ColumnLayout, useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { explainIncomplete } from '#shared/indexes/incomplete.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { rolesQuery, sessionsQuery } from '#shared/people/console-people.ts';
import { allPeopleQuery } from '#shared/people/people-index.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { PEOPLE_VIEWS } from './built-in-views.ts';
import { getPersonDetail, peopleColumns } from './people-columns.tsx';
import { mergePeople, type Person } from './person.ts';
import type { PeopleSearch } from './search.ts';

const REPORT = 'This list combines roles, sessions and access, so it cannot be scheduled.';
const PEOPLE_FILTERS = [{ name: 'q', label: 'Name or address' }] as const;
const TICK_MS = 30_000;

type PeoplePageProps = {
  search: PeopleSearch;
  onSearch: (change: Partial<PeopleSearch>) => void;
  onOpen: (email: string) => void;
};

/** Lists all known people: who may use the console, in which role, and who is signed in. */
export function PeoplePage({ search, onSearch, onOpen }: PeoplePageProps) {
  const roles = useQuery(rolesQuery);
  const sessions = useQuery(sessionsQuery);
  const known = useQuery(allPeopleQuery).data;
  const users = useMemo(() => (known?.rows ?? []).filter(({ type }) => type === 'user'), [known]);
  const [isAdding, setIsAdding] = useState(false);
  const filter = useRef<HTMLInputElement>(null);
  const canAdd = roles.data?.isUsed === true;
  const error = roles.error ?? sessions.error;
  const people = useMemo(
    () => (roles.data && sessions.data ? mergePeople(roles.data.people, sessions.data, users) : undefined),
    [roles.data, sessions.data, users],
  );
  const shown = useMemo(() => filterPeople(people ?? [], search.q), [people, search.q]);
  const claim = roles.data?.claim;
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => peopleColumns(nowMs, claim), [nowMs, claim]);
  const layout = useColumnLayout({ table: 'people', columns, text: search.cols, onText: (cols) => onSearch({ cols }) });
  const refusal = roles.data && !canAdd ? 'Roles are managed in your identity provider. Add people there.' : undefined;
  useShortcut('n', () => setIsAdding(true), {
    disabledReason: roles.data ? refusal : 'The people are still loading.',
  });
  useShortcut('/', () => filter.current?.focus());
  const retry = () => {
    void roles.refetch();
    void sessions.refetch();
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="People"
        actions={
          <>
            <TableTools
              views={PEOPLE_VIEWS}
              name="people"
              layout={layout}
              rows={shown}
              incomplete={known && explainIncomplete(known.coverage, 'source')}
              hasMore={false}
              report={REPORT}
            />
            <Button kind="primary" disabledReason={refusal} isBusy={!roles.data} onPress={() => setIsAdding(true)}>
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              Add a person
            </Button>
          </>
        }
      />
      <search className="shrink-0 border-line border-b pb-8">
        <FilterRow>
          <FilterField
            isSearch
            label="Name or address"
            value={search.q}
            onChange={(q) => onSearch({ q })}
            inputRef={filter}
          />
          {roles.data && !roles.data.isUsed && (
            <p className="text-ink-3 text-small">Roles are managed in your identity provider. Change them there.</p>
          )}
        </FilterRow>
      </search>
      {!people && !error && <Skeleton head="columns" label="Loading the people" rows={6} />}
      {!people && error && <ErrorView error={error} title="The people could not be loaded" onRetry={retry} />}
      {people && (
        <PeopleTable
          shown={shown}
          count={people.length}
          layout={layout}
          asOfMs={roles.dataUpdatedAt}
          search={search}
          onSearch={onSearch}
          onOpen={onOpen}
        />
      )}
      {isAdding && people && (
        <AddPersonDialog
          known={people.flatMap(({ entry }) => (entry ? [entry.email] : []))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}

function filterPeople(people: readonly Person[], q = ''): readonly Person[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  return people.filter(({ email, name }) => {
    const text = foldText(`${email} ${name ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

type PeopleTableProps = PeoplePageProps & {
  shown: readonly Person[];
  /** The total number of people, including those not shown. */
  count: number;
  layout: ColumnLayout<Person>;
  asOfMs: number;
};

function PeopleTable({ shown, count, layout, asOfMs, search, onSearch, onOpen }: PeopleTableProps) {
  return (
    <>
      {shown.length === 0 ? (
        <EmptyList
          icon={Users}
          title="No people yet"
          noMatch="No people match these filters"
          description={
            <>
              {`${countOf(count, 'person')} ${count === 1 ? 'is' : 'are'} hidden by the filter.`}
              <OtherPerson address={search.q?.trim() ?? ''} />
            </>
          }
          filters={PEOPLE_FILTERS}
          search={search}
          onSearch={onSearch}
        />
      ) : (
        <DataTable
          label="People"
          columns={layout.columns}
          layout={layout}
          rows={shown}
          rowId={getEmail}
          rowLabel={getEmail}
          narrowDetail={getPersonDetail}
          rowLink={({ email }) => ({ to: '/people/$email', params: { email } })}
          onOpen={({ email }) => onOpen(email)}
          hasMore={false}
          isLoadingMore={false}
          onLoadMore={() => undefined}
        />
      )}
      <DataFreshness
        asOfMs={asOfMs}
        loaded={count}
        shown={shown.length}
        hasMore={false}
        noun="person"
        operationIds={['bff.people.roles.list', 'bff.people.sessions.list']}
      />
    </>
  );
}

function getEmail({ email }: Person): string {
  return email;
}

/** A link to a person who has never used the console. Every email address has a page. */
function OtherPerson({ address }: { address: string }) {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return null;
  return (
    <Link
      to="/people/$email"
      params={{ email: address }}
      className="block text-accent-ink underline-offset-2 hover:underline"
    >
      Open the person {address}
    </Link>
  );
}

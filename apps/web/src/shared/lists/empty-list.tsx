import { type LucideIcon, SearchX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Filter, formatFilterValue } from '#shared/filters/filter.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { useResultAnnouncement } from './use-result-announcement.ts';

/** The filter values in the URL. `true` for flags. */
type SearchValues = Readonly<Record<string, unknown>>;

/** A change of the URL that widens the search. */
export type WiderSearch = { label: string; search: SearchValues };

type EmptyListProps<Search extends SearchValues> = {
  icon: LucideIcon;
  /** The title of an empty list, such as `Nothing has run yet`. */
  title: string;
  /** Explains how items get here. */
  children?: ReactNode;
  /** The title if nothing matches, such as `No process matches these filters`. */
  noMatch?: string;
  /** Notes about the filters, for a list without matches. */
  description?: ReactNode;
  /** The filters of the list, and their current values in the URL. */
  filters?: readonly Pick<Filter, 'name' | 'label' | 'choices'>[];
  search?: Search;
  onSearch?: (change: SearchValues) => void;
  /** Wider places or times to search, shown as given: `Search everywhere`. */
  wider?: readonly WiderSearch[];
  /** Shown instead while the list is incomplete, with the reason. */
  incomplete?: ReactNode;
};

/**
 * The placeholder of an empty list, with one of three reasons: not scanned yet, hidden by filters (listed, and removable one by
 * one or all at once), or nothing exists. `ErrorView` shows errors and lists that a role may not see.
 */
export function EmptyList<Search extends SearchValues>(props: EmptyListProps<Search>) {
  return (
    // As tall as the rows, so that the line below the list does not move.
    <div className="min-h-0 min-w-0 flex-1 overflow-auto">
      <Cause {...props} />
    </div>
  );
}

function Cause<Search extends SearchValues>(props: EmptyListProps<Search>) {
  const { icon, title, children, filters = [], search, incomplete, wider = [], onSearch } = props;
  if (incomplete) return incomplete;
  const active = filters.flatMap((filter) => {
    const words = filterLabels(filter, search?.[filter.name]);
    return words === undefined ? [] : [{ ...filter, words }];
  });
  if (active.length > 0) return <NoMatch {...props} active={active} />;
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={wider.length > 0 && <WiderButtons wider={wider} onSearch={onSearch} />}
    >
      {children}
    </EmptyState>
  );
}

type NoMatchProps = Pick<EmptyListProps<SearchValues>, 'noMatch' | 'description' | 'onSearch' | 'wider'> & {
  active: readonly { name: string; label: string; words: string }[];
};

function NoMatch({
  noMatch = 'Nothing matches these filters',
  description,
  active,
  onSearch,
  wider = [],
}: NoMatchProps) {
  useResultAnnouncement(noMatch);
  const clear = () => onSearch?.(Object.fromEntries(active.map(({ name }) => [name, undefined])));
  return (
    <EmptyState
      icon={SearchX}
      title={noMatch}
      action={
        <span className="flex flex-wrap justify-center gap-8">
          <WiderButtons wider={wider} onSearch={onSearch} />
          <Button onPress={clear}>Clear filters</Button>
        </span>
      }
    >
      {description}
      <ul aria-label="Active filters" className="flex flex-wrap justify-center gap-8 py-8">
        {active.map(({ name, label, words }) => (
          <li key={name}>
            <Button onPress={() => onSearch?.({ [name]: undefined })}>
              <span className="sr-only">Remove the filter </span>
              <span className="max-w-240 truncate">
                <span className="text-ink-3">{label}</span> {words}
              </span>
              <X size={14} strokeWidth={1.75} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function WiderButtons({ wider, onSearch }: Required<Pick<NoMatchProps, 'wider'>> & Pick<NoMatchProps, 'onSearch'>) {
  return wider.map(({ label, search }) => (
    <Button key={label} onPress={() => onSearch?.(search)}>
      {label}
    </Button>
  ));
}

/** Describes the value of a filter. Returns undefined if it does not filter. */
function filterLabels(filter: Pick<Filter, 'choices'>, value: unknown): string | undefined {
  if (value === true) return '';
  if (typeof value === 'string' && value !== '') return formatFilterValue(filter, value);
  return Array.isArray(value) && value.length > 0 ? formatFilterValue(filter, value.map(String)) : undefined;
}

import { type LucideIcon, SearchX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Filter, filterWords } from '#shared/filters/filter.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { useResultAnnouncement } from './use-result-announcement.ts';

/** What narrows a list, as the address holds it; `true` for what is only switched on. */
type SearchValues = Readonly<Record<string, unknown>>;

/** What the address is changed to, to look in more. */
export type Wider = { label: string; search: SearchValues };

type EmptyListProps<Search extends SearchValues> = {
  icon: LucideIcon;
  /** Says that there is nothing yet, such as `Nothing has run yet`. */
  title: string;
  /** How something comes to be here. */
  children?: ReactNode;
  /** Says that nothing matches, such as `No process matches these filters`. */
  noMatch?: string;
  /** What is worth knowing about the filters when nothing matches. */
  description?: ReactNode;
  /** What narrows the list, and what the address says of it now. */
  filters?: readonly Pick<Filter, 'name' | 'label' | 'choices'>[];
  search?: Search;
  onSearch?: (change: SearchValues) => void;
  /** Wider places or times to look in, offered as they are: `Search everywhere`. */
  wider?: readonly Wider[];
  /** Stands here instead while the list does not hold all that there is, and says why. */
  incomplete?: ReactNode;
};

/**
 * Where rows would be when there are none, and which of three reasons that has: not looked at yet, left out by filters (which
 * are named, and taken away one by one or all at once), or nothing there. Errors and lists that are closed to a role are told
 * by `ErrorView`.
 */
export function EmptyList<Search extends SearchValues>(props: EmptyListProps<Search>) {
  return (
    // As tall as the rows would be: the line under the list keeps its place.
    <div className="min-h-0 min-w-0 flex-1 overflow-auto">
      <Cause {...props} />
    </div>
  );
}

function Cause<Search extends SearchValues>(props: EmptyListProps<Search>) {
  const { icon, title, children, filters = [], search, incomplete, wider = [], onSearch } = props;
  if (incomplete) return incomplete;
  const active = filters.flatMap((filter) => {
    const words = wordsOf(filter, search?.[filter.name]);
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

/** What a filter is set to, in words; undefined when it does not narrow. */
function wordsOf(filter: Pick<Filter, 'choices'>, value: unknown): string | undefined {
  if (value === true) return '';
  if (typeof value === 'string' && value !== '') return filterWords(filter, value);
  return Array.isArray(value) && value.length > 0 ? filterWords(filter, value.map(String)) : undefined;
}

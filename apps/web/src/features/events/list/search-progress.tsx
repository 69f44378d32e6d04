import { countOf } from '@rotunda/api-client/count-of';
import { Button } from '#ui/buttons/button.tsx';

type SearchProgressProps = {
  foundCount: number;
  pageCount: number;
  isSearching: boolean;
  onStop: () => void;
  onGoOn: () => void;
};

/** Shows the progress of an incomplete search, with buttons to stop and continue it. */
export function SearchProgress({ foundCount, pageCount, isSearching, onStop, onGoOn }: SearchProgressProps) {
  return (
    <section
      aria-label="Search progress"
      className="flex min-h-36 shrink-0 flex-wrap items-center gap-x-12 gap-y-4 border-line border-t bg-sunken px-16 py-4 text-ink-2"
    >
      <span>
        {isSearching ? 'Searching: ' : 'Search stopped: '}
        <strong className="font-medium text-ink tabular-nums">{countOf(foundCount, 'event')}</strong> found so far with{' '}
        {countOf(pageCount, 'request')}
      </span>
      {isSearching ? (
        <Button onPress={onStop}>Stop</Button>
      ) : (
        <Button data-op="calendar.events.list" onPress={onGoOn}>
          Continue search
        </Button>
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SheetChange } from '#shared/content/sheets/comparing/comparison-facts.ts';
import type { SheetClient } from '#shared/content/sheets/worker/sheet-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { listChanges } from './list-changes.ts';

type ChangeListProps = {
  client: SheetClient;
  sheet: number;
  count: number;
  columnLabel: (column: number) => string;
  /** The index of the last visited change. */
  place: number;
  onGo: (change: SheetChange, place: number) => void;
};

const AT_ONCE = 200; // Rendering more would block the page.

/** Lists the changes of a sheet in order. Each links to its cell. */
export function ChangeList({ client, sheet, count, columnLabel, place, onGo }: ChangeListProps) {
  const [shown, setShown] = useState(AT_ONCE);
  const names = useId();
  const listed = useQuery({
    queryKey: ['changes of a sheet', names, sheet, shown],
    queryFn: () => listChanges(client, sheet, shown, columnLabel),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  return (
    <section
      aria-label="Changes"
      className="flex w-full shrink-0 flex-col overflow-auto border-line bg-surface max-md:max-h-160 max-md:border-t md:w-280 md:border-l"
    >
      <ol className="flex flex-col p-8">
        {(listed.data ?? []).map(({ change, title, text }, index) => (
          <li key={index}>
            <PressButton
              aria-current={index === place ? 'true' : undefined}
              onPress={() => onGo(change, index)}
              className="flex w-full cursor-default flex-col items-start gap-2 rounded-control px-8 py-6 text-left hover:bg-hover aria-[current]:bg-selected"
            >
              <span className="font-medium text-small">{title}</span>
              <span className="line-clamp-2 text-ink-2 text-small wrap-anywhere">{text}</span>
            </PressButton>
          </li>
        ))}
      </ol>
      {shown < count && (
        <div className="px-16 pb-12">
          <Button kind="quiet" onPress={() => setShown(shown + AT_ONCE)}>
            Show {Math.min(AT_ONCE, count - shown)} more of {count.toLocaleString('en')}
          </Button>
        </div>
      )}
    </section>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';

/** One element of a list of a manifest, as a line. */
export type Entry = { name: string; detail?: string | undefined };

type EntryListProps = {
  title: string;
  /** What there is when the list is empty or absent. */
  empty: string;
  entries: readonly Entry[];
  onRemove: (index: number) => void;
  /** What adds an element. */
  children: ReactNode;
};

/** A list of a manifest: a line for each element, which can be removed, and what adds one. */
export function EntryList({ title, empty, entries, onRemove, children }: EntryListProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-8">
      <h3 className="font-semibold">{title}</h3>
      {entries.length === 0 && <p className="text-ink-2">{empty}</p>}
      {entries.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {entries.map((entry, index) => (
            <li key={index} className="flex items-center gap-8 py-4">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="block">{entry.name}</span>
                {entry.detail !== undefined && (
                  <span className="block font-mono text-ink-2 text-small">{entry.detail}</span>
                )}
              </span>
              <IconButton icon={X} label={`Remove ${entry.name}`} onPress={() => onRemove(index)} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

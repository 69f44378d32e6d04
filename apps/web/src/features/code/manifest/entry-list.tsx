import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';

/** A line for an element of a manifest list. */
export type Entry = { name: string; detail?: string | undefined };

type EntryListProps = {
  title: string;
  /** The text for an empty or missing list. */
  empty: string;
  entries: readonly Entry[];
  onRemove: (index: number) => void;
  /** The control that adds an element. */
  children: ReactNode;
};

/** A list in a manifest: a removable line for each element, and a control that adds one. */
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

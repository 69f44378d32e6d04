import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { ChangeCount } from '#shared/code/change-count.tsx';
import { DiffTable } from '#shared/code/diff-table.tsx';
import type { FileChange } from '#shared/code/file-changes.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';

const KINDS: Readonly<Record<FileChange['kind'], string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  renamed: 'Renamed',
};

type FileComparisonProps = {
  change: FileChange;
  isSplit: boolean;
  isViewed: boolean;
  isOpen: boolean;
  onToggleViewed: () => void;
  onToggleOpen: () => void;
};

/** Shows the changes of one file, with a sticky header and collapsible lines. */
export function FileComparison({
  change,
  isSplit,
  isViewed,
  isOpen,
  onToggleViewed,
  onToggleOpen,
}: FileComparisonProps) {
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section id={toAnchor(change)} aria-labelledby={id} className="border-line border-t">
      <header className="sticky top-0 z-10 flex min-h-36 items-center gap-12 border-line border-b bg-surface px-16">
        <PressButton
          aria-expanded={isOpen}
          onPress={onToggleOpen}
          className="flex min-h-24 min-w-0 cursor-default items-center gap-6 rounded-control"
        >
          <Chevron size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
          <h3 id={id} className="truncate font-medium">
            {change.title}
          </h3>
        </PressButton>
        <span className="text-ink-3 text-small max-sm:hidden">{KINDS[change.kind]}</span>
        <ChangeCount added={change.added} removed={change.removed} />
        <div className="ml-auto">
          <Checkbox isSelected={isViewed} onChange={onToggleViewed}>
            Viewed
          </Checkbox>
        </div>
      </header>
      {isOpen &&
        (change.added + change.removed === 0 ? (
          <p className="px-16 py-12 text-ink-3">Renamed without changes</p>
        ) : (
          <DiffTable label={`Changes of ${change.title}`} rows={change.rows} isSplit={isSplit} />
        ))}
    </section>
  );
}

/** Returns the ID of the element that shows a file. */
export function toAnchor({ title }: FileChange): string {
  return `file-${encodeURIComponent(title.toWellFormed())}`;
}

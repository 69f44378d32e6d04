import { Equal } from 'lucide-react';
import { useMemo } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { ChangeCount } from '#shared/code/change-count.tsx';
import { DiffTable } from '#shared/code/diff-table.tsx';
import { countChanges, diffLines } from '#shared/code/line-diff.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { DifferenceProps } from './difference-props.ts';

type LineDifferenceProps = Pick<DifferenceProps, 'search' | 'onSearch'> & { before: string; after: string };

/** The lines of two texts that differ, and how they are looked at. */
export function LineDifference({ before, after, search, onSearch }: LineDifferenceProps) {
  const { nospace: isSpaceIgnored = false, unified = false } = search;
  const isNarrow = useMediaQuery('(width < 768px)');
  const rows = useMemo(() => diffLines(before, after, { isSpaceIgnored }), [before, after, isSpaceIgnored]);
  const { added, removed } = countChanges(rows);
  const toggleSplit = () => onSearch({ unified: unified ? undefined : true });
  useShortcut('s', toggleSplit);
  return (
    <>
      <div className="flex min-h-36 shrink-0 flex-wrap items-center gap-x-16 border-line border-b bg-surface px-16">
        <span role="status">
          <ChangeCount added={added} removed={removed} />
        </span>
        <span className="ml-auto">
          <Checkbox isSelected={isSpaceIgnored} onChange={(next) => onSearch({ nospace: next || undefined })}>
            Ignore whitespace
          </Checkbox>
        </span>
        <span className="max-md:hidden">
          <Checkbox isSelected={!unified} onChange={toggleSplit}>
            Side by side
          </Checkbox>
        </span>
      </div>
      {added + removed === 0 ? (
        <EmptyState icon={Equal} title="No differences">
          {isSpaceIgnored ? 'Whitespace is ignored.' : 'The texts are identical.'}
        </EmptyState>
      ) : (
        <section
          aria-label="Lines that differ"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          className="min-h-0 flex-1 overflow-auto bg-surface"
        >
          <DiffTable label="Text changes" rows={rows} isSplit={!(unified || isNarrow)} />
        </section>
      )}
    </>
  );
}

import { countOf } from '@rotunda/api-client/count-of';
import { Equal } from 'lucide-react';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { ChangeCount } from '#shared/code/change-count.tsx';
import { SectionTable } from '#shared/code/diff-table.tsx';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import type { LineComparison } from './compare-lines.ts';
import { useLineComparison } from './use-line-comparison.ts';

type Look = Pick<DifferenceProps, 'search' | 'onSearch'>;

type LineDifferenceProps = Look & { before: string; after: string };

/** Shows the lines that differ between two texts, with display options. */
export function LineDifference({ before, after, search, onSearch }: LineDifferenceProps) {
  const { nospace: isSpaceIgnored = false, unified = false } = search;
  const isNarrow = useMediaQuery('(width < 768px)');
  const { comparison, error } = useLineComparison(before, after, isSpaceIgnored);
  const toggleSplit = () => onSearch({ unified: unified ? undefined : true });
  useShortcut('s', toggleSplit);
  if (error) return <ErrorView error={error} title="The texts could not be compared" />;
  return (
    <>
      <div className="flex min-h-36 shrink-0 flex-wrap items-center gap-x-16 border-line border-b bg-surface px-16">
        <span role="status" className="flex flex-wrap items-center gap-x-12">
          {comparison && <ChangeCount added={comparison.added} removed={comparison.removed} />}
          {comparison && <span className="text-amber-fg text-small empty:hidden">{limitSentence(comparison)}</span>}
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
      {comparison ? (
        <ComparedLines comparison={comparison} isSpaceIgnored={isSpaceIgnored} isSplit={!(unified || isNarrow)} />
      ) : (
        <Skeleton label="Comparing the texts" rows={10} rowClass="h-24" />
      )}
    </>
  );
}

type ComparedLinesProps = { comparison: LineComparison; isSpaceIgnored: boolean; isSplit: boolean };

function ComparedLines({ comparison, isSpaceIgnored, isSplit }: ComparedLinesProps) {
  if (comparison.added + comparison.removed === 0) {
    return (
      <EmptyState icon={Equal} title="No differences">
        {isSpaceIgnored ? 'Whitespace is ignored.' : 'The texts are identical.'}
      </EmptyState>
    );
  }
  return (
    <section
      aria-label="Lines that differ"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto bg-surface"
    >
      <SectionTable label="Text changes" sections={comparison.sections} isSplit={isSplit} />
    </section>
  );
}

/** Describes what the comparison does not show, and why. Returns an empty string if it shows everything. */
function limitSentence({ isTimedOut, restCount }: LineComparison): string {
  const late = isTimedOut ? 'The comparison took too long, so every line is shown as changed.' : '';
  const rest = restCount > 0 ? `${countOf(restCount, 'more line')} at the end not shown.` : '';
  return [late, rest].filter((sentence) => sentence !== '').join(' ');
}

import { countOf } from '@rotunda/api-client/count-of';
import { DottedLine } from '#ui/text/dotted-line.tsx';

type TimelineDeploysLineProps = {
  /** The number of deployment marks in the shown time range, over all projects with a row. */
  count: number;
  /** The number of projects whose deployments were requested, of those that failed to load, and of all with a row. */
  checkedCount: number;
  failedCount: number;
  projectCount: number;
  isPending: boolean;
};

/** Explains the dashed marks on rows and their coverage: no mark means no change only if the deployments were requested. */
export function TimelineDeploysLine({
  count,
  checkedCount,
  failedCount,
  projectCount,
  isPending,
}: TimelineDeploysLineProps) {
  return (
    <div className="flex min-h-28 items-center border-line border-b px-12 py-4 text-ink-2 text-small">
      <DottedLine canWrap>
        <span className="flex items-center gap-6">
          <span aria-hidden className="h-16 border-accent-ink border-l-2 border-dashed" />
          {isPending
            ? 'Loading the deployments'
            : `${count === 0 ? 'No deployments' : countOf(count, 'deployment')} in this period`}
        </span>
        {!isPending && checkedCount < projectCount && (
          <span>
            checked for {checkedCount} of {countOf(projectCount, 'project')}
          </span>
        )}
        {failedCount > 0 && <span>those of {countOf(failedCount, 'project')} could not be loaded</span>}
      </DottedLine>
    </div>
  );
}

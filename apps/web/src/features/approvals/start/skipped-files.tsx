import { countOf } from '@rotunda/api-client/count-of';
import { Link } from '@tanstack/react-router';

type SkippedFile = { id: string; name: string };

type SkippedFilesProps = {
  /** The number of files for which the user cannot start approvals. */
  refusedCount: number;
  /** The files that already have an approval in progress. */
  running: readonly SkippedFile[];
  /** The number of files that were not checked for an approval in progress. */
  uncheckedCount: number;
};

const NAMED = 5;

/** Shows which files will be skipped, and why, before anything is sent. */
export function SkippedFiles({ refusedCount, running, uncheckedCount }: SkippedFilesProps) {
  const more = running.length - NAMED;
  return (
    <div role="status" className="flex flex-col gap-4 empty:hidden">
      {refusedCount > 0 && (
        <p className="text-ink-2">{countOf(refusedCount, 'item')} skipped: you cannot start approvals there.</p>
      )}
      {running.length > 0 && (
        <p className="text-amber-fg">
          {countOf(running.length, 'file')} skipped, with an approval already in progress:{' '}
          {running.slice(0, NAMED).map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to="/file/$fileId/approvals" params={{ fileId: id }} className="word-target underline">
                {name}
              </Link>
            </span>
          ))}
          {more > 0 && ` and ${more} more`}
        </p>
      )}
      {uncheckedCount > 0 && (
        <p className="text-ink-3 text-small">
          {countOf(uncheckedCount, 'file')} not checked for approvals in progress.
        </p>
      )}
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { ApprovalIndex } from '#features/approvals/review-queries.ts';
import { DEFAULT_FOLDER, folders, type ReviewFolder } from '#features/approvals/review-search.ts';
import { countSoFar } from '#shared/indexes/incomplete.ts';

type OtherFoldersProps = { current: ReviewFolder } & Pick<ApprovalIndex, 'counts' | 'coverage'>;

/** Links to the folders of the queue that are not empty, if the current one is. */
export function OtherFolders({ current, counts, coverage }: OtherFoldersProps) {
  const filled = folders.filter(({ value }) => value !== current && value !== 'all' && counts[value] > 0);
  if (filled.length === 0) return null;
  return (
    <ul aria-label="Other queues" className="flex flex-wrap justify-center gap-x-16 gap-y-4 py-8">
      {filled.map(({ value, label }) => (
        <li key={value}>
          <Link
            to="/reviews"
            search={{ folder: value === DEFAULT_FOLDER ? undefined : value }}
            className="word-target text-accent-ink underline-offset-2 hover:underline"
          >
            {label} {countSoFar(counts[value], coverage)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

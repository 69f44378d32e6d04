import { Link } from '@tanstack/react-router';
import type { ApprovalIndex } from '#features/approvals/review-queries.ts';
import { DEFAULT_FOLDER, folders, type ReviewFolder, type ReviewSearch } from '#features/approvals/review-search.ts';
import { countSoFar } from '#shared/indexes/incomplete.ts';
import { TabLabel } from '#ui/page/tab-label.tsx';

type ReviewFoldersProps = {
  search: ReviewSearch;
  /** The number of approvals in each folder, with the scan coverage. Undefined until loaded. */
  index: Pick<ApprovalIndex, 'counts' | 'coverage'> | undefined;
};

/** The folders of the review queue, with the number of approvals in each. */
export function ReviewFolders({ search, index }: ReviewFoldersProps) {
  const current = search.folder ?? DEFAULT_FOLDER;
  const toSearch = (folder: ReviewFolder): ReviewSearch => ({
    ...search,
    folder: folder === DEFAULT_FOLDER ? undefined : folder,
    peek: undefined,
  });
  return (
    <nav aria-label="Queues" className="fading-edges flex h-36 max-sm:h-44 shrink-0 gap-4 border-line border-b px-12">
      {folders.map(({ value, label }) => (
        <Link
          key={value}
          to="/reviews"
          search={value === current ? search : toSearch(value)}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: false }}
          className="-mb-px inline-flex items-center gap-6 whitespace-nowrap border-transparent border-b-2 px-8 text-ink-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          <TabLabel>{label}</TabLabel>
          {/* Room for what most queues hold: the parts beside it do not move when the counts come */}
          <span className="min-w-17 text-ink-3">{index && countSoFar(index.counts[value], index.coverage)}</span>
        </Link>
      ))}
    </nav>
  );
}

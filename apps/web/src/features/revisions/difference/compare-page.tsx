import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompareRevisionsSearch } from '#features/revisions/difference-search.ts';
import { EditorsOnlyRevisions } from '#features/revisions/editors-only-revisions.tsx';
import { numberRevisions, type RevisedFile, type Revision } from '#features/revisions/revision.ts';
import { useRevisions } from '#features/revisions/use-revisions.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { useScreenTitle } from '#ui/page/use-screen-title.ts';

// Loaded beside the list of revisions, which says what to compare.
const RevisionDifference = lazyComponent(() => import('./revision-difference.tsx'), 'RevisionDifference');
void RevisionDifference.preload();

type ComparePageProps = {
  file: RevisedFile;
  search: CompareRevisionsSearch;
  onSearch: (change: Partial<CompareRevisionsSearch>) => void;
  /** Renders the difference with related content. */
  renderDifference: (difference: ReactNode, laterId: string | undefined) => ReactNode;
};

/** Compares any two revisions of a file. */
export function ComparePage({ file, search, onSearch, renderDifference }: ComparePageProps) {
  useScreenTitle('Compare', 'part');
  const { revisions, isPinned } = useRevisions(file);
  const isLoaded = useLoaded(RevisionDifference);
  if (isPinned) return <EditorsOnlyRevisions file={file} />;
  if (revisions.isPending || !isLoaded) return <Skeleton label="Loading the revisions" rows={8} />;
  if (isUnreadable(revisions)) {
    const retry = () => void revisions.refetch();
    return <ErrorView error={revisions.error} title="The revisions could not be loaded" onRetry={retry} />;
  }
  const pair = findPair(revisions.data, search);
  if (!pair) {
    return (
      <EmptyState icon={ArrowLeftRight} title="Nothing to compare">
        The file has only one revision, or one of the two no longer exists.
      </EmptyState>
    );
  }
  const choices = numberRevisions(revisions.data).map(({ number, revision }) => ({
    value: revision.id ?? '',
    label: `${number}, ${formatDateTime(Date.parse(revision.modifiedTime ?? ''))}, ${getAuthorName(revision)}`,
  }));
  const { before, after } = pair;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-44 shrink-0 flex-wrap items-center gap-8 border-line border-b px-16 py-6">
        <Link
          to="/file/$fileId/revisions"
          params={{ fileId: file.id ?? '' }}
          className="word-target inline-flex items-center gap-4 text-accent-ink hover:underline max-sm:w-full"
        >
          <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
          All revisions
        </Link>
        <SingleSelect label="From" choices={choices} value={before.id ?? ''} onChange={(base) => onSearch({ base })} />
        <IconButton
          icon={ArrowLeftRight}
          label="Swap sides"
          onPress={() => onSearch({ base: after.id, head: before.id })}
        />
        <SingleSelect label="To" choices={choices} value={after.id ?? ''} onChange={(head) => onSearch({ head })} />
      </div>
      {renderDifference(
        <Part name="The comparison">
          <RevisionDifference
            key={`${before.id}/${after.id}`}
            file={file}
            revisions={revisions.data}
            before={before}
            after={after}
            search={search}
            onSearch={onSearch}
          />
        </Part>,
        after.id,
      )}
    </div>
  );
}

function findPair(revisions: readonly Revision[], { base, head }: CompareRevisionsSearch) {
  const after = head === undefined ? revisions.at(-1) : revisions.find(({ id }) => id === head);
  if (!after) return undefined;
  const previous = revisions[revisions.indexOf(after) - 1];
  const before = base === undefined ? previous : revisions.find(({ id }) => id === base);
  return before && { before, after };
}

function getAuthorName({ lastModifyingUser }: Revision): string {
  return lastModifyingUser?.me ? 'you' : (lastModifyingUser?.displayName ?? 'someone');
}

import { useNow } from '#lib/use-now.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EditorsOnlyRevisions } from './editors-only-revisions.tsx';
import { findReplacedRevision, isDocumentForm, numberRevisions, type RevisedFile } from './revision.ts';
import { RevisionQuotaMeter } from './revision-quota-meter.tsx';
import { RevisionRow } from './revision-row.tsx';
import { useRevisions } from './use-revisions.ts';

const TICK_MS = 60_000;

type RevisionsTabProps = {
  file: RevisedFile;
  /** Compares two revisions, by their ids. */
  onCompare: (base: string | undefined, head: string | undefined) => void;
};

/** Shows the revision history of a file's content, with authors and pins, and lets the user restore revisions. */
export function RevisionsTab({ file, onCompare }: RevisionsTabProps) {
  const nowMs = useNow(TICK_MS);
  const session = useSession();
  const { revisions, isPinned } = useRevisions(file);
  const aloneReason = (revisions.data?.length ?? 0) < 2 ? 'There is only one revision.' : undefined;
  useShortcut('x', () => onCompare(undefined, undefined), {
    disabledReason: revisions.isPending ? 'The revisions are still loading.' : aloneReason,
  });
  if (isPinned) return <EditorsOnlyRevisions file={file} />;
  if (revisions.isPending) return <Skeleton label="Loading the revisions" rows={6} rowClass="h-44" />;
  if (isUnreadable(revisions)) {
    const retry = () => void revisions.refetch();
    return <ErrorView error={revisions.error} title="The revisions could not be loaded" onRetry={retry} />;
  }
  const pinnedCount = revisions.data.filter(({ keepForever }) => keepForever).length;
  const rows = numberRevisions(revisions.data);
  const refusal = roleRefusal(session, 'drive.revisions.update', 'Changing revisions');
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-960 flex-col gap-16 p-16">
          <div className="flex flex-wrap items-center gap-x-24 gap-y-8">
            {!isDocumentForm(file) && <RevisionQuotaMeter pinnedCount={pinnedCount} />}
            <p className="text-ink-3 text-small">
              {refusal ?? 'Older revisions that are not kept are deleted after 30 days, so there may be gaps.'}
            </p>
            <span className="ml-auto">
              <Button disabledReason={aloneReason} onPress={() => onCompare(undefined, undefined)}>
                Compare{' '}
                <span className="max-md:hidden">
                  <Kbd>x</Kbd>
                </span>
              </Button>
            </span>
          </div>
          <ol aria-label="Revisions, newest first" className="rounded-card border border-line bg-surface">
            {rows.map(({ number, revision }, index) => (
              <RevisionRow
                key={revision.id}
                file={file}
                revision={revision}
                number={number}
                total={rows.length}
                newest={revisions.data.at(-1)}
                replaced={findReplacedRevision(file, revisions.data)}
                pinnedCount={pinnedCount}
                nowMs={nowMs}
                refusal={refusal}
                onCompare={() => onCompare(rows[index + 1]?.revision.id, revision.id)}
              />
            ))}
          </ol>
        </div>
      </div>
      <DataFreshness
        asOfMs={revisions.dataUpdatedAt}
        loaded={rows.length}
        hasMore={false}
        noun="revision"
        operationIds={['drive.revisions.list']}
      />
    </div>
  );
}

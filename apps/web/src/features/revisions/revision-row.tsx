import { Globe, Pin } from 'lucide-react';
import { useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { formatSize } from '#shared/format/size.ts';
import { formatDateTime, formatDistance } from '#shared/format/time.ts';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { DeleteRevisionDialog } from './delete-revision-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { type RevisionChange, useRevisionChange } from './queries.ts';
import {
  compareRefusal,
  deleteRefusal,
  isCurrent,
  isDocumentForm,
  pinRefusal,
  publishFlags,
  publishRefusal,
  type RevisedFile,
  type Revision,
  restoreRefusal,
} from './revision.ts';
import { RevisionActions } from './revision-actions.tsx';

type RevisionRowProps = {
  file: RevisedFile;
  revision: Revision;
  /** Counted from the oldest. */
  number: number;
  total: number;
  newest: Revision | undefined;
  /** The current content of the file, if it can be restored after another revision was. Otherwise undefined. */
  replaced: Revision | undefined;
  pinnedCount: number;
  nowMs: number;
  /** The reason why nothing can be changed, if any. */
  refusal: string | undefined;
  /** Compares the revision with the previous one. */
  onCompare: () => void;
};

/** Shows one revision: its time, author, size and actions. */
export function RevisionRow({
  file,
  revision,
  number,
  total,
  newest,
  replaced,
  pinnedCount,
  nowMs,
  refusal,
  ...on
}: RevisionRowProps) {
  const change = useRevisionChange(file);
  const [isPublishing, setIsPublishing] = useState(false);
  const offerUndo = (done: string, inverse: RevisionChange | undefined) =>
    notify(
      done,
      inverse && { label: 'Undo', run: () => change.mutate(inverse, { onSuccess: () => notify('Undone') }) },
    );
  const [isDeleting, setIsDeleting] = useState(false);
  const isHead = isCurrent(file, revision, newest);
  const timeMs = Date.parse(revision.modifiedTime ?? '');
  return (
    <li
      aria-label={`Revision ${number}`}
      className="flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 border-line px-12 py-6 not-first:border-t"
    >
      <span className="w-32 font-mono text-ink-3 text-small">{number}</span>
      <div className="min-w-160 flex-1">
        <p className="flex flex-wrap items-center gap-8 font-medium">
          <time dateTime={revision.modifiedTime} title={formatDistance(timeMs, nowMs)}>
            {formatDateTime(timeMs)}
          </time>
          {isHead && <span className="font-normal text-ink-3">current</span>}
          {revision.keepForever && (
            <StatusChip family="blue" glyph={<Pin size={12} strokeWidth={2} />}>
              Kept
            </StatusChip>
          )}
          {revision.published && <PublishedChip revision={revision} />}
        </p>
        <p className="truncate text-ink-3 text-small">
          {revision.lastModifyingUser?.me ? 'You' : (revision.lastModifyingUser?.displayName ?? 'Someone')}
          {revision.size && `, ${formatSize(Number(revision.size))}`}
          {revision.originalFilename && `, ${revision.originalFilename}`}
        </p>
        {change.error && (
          <p role="alert" className="text-red-fg text-small">
            {explainError(change.error)}
          </p>
        )}
      </div>
      <RevisionActions
        file={file}
        revision={revision}
        number={number}
        isPending={change.isPending}
        refusals={{
          compare: compareRefusal(number),
          pinRefusal: refusal ?? pinRefusal(file, revision, pinnedCount),
          publish: refusal ?? publishRefusal(file),
          restore: refusal ?? restoreRefusal(file, revision, newest),
          delete: refusal ?? deleteRefusal(file, revision, total),
        }}
        onCompare={on.onCompare}
        onPublish={() => setIsPublishing(true)}
        onPin={() =>
          change.mutate({ kind: 'keep', revision }, { onSuccess: () => notify(`Revision ${number} is kept forever`) })
        }
        onRestore={() =>
          change.mutate(
            { kind: 'restore', revision, replaced },
            {
              onSuccess: (content) =>
                offerUndo(
                  isDocumentForm(file)
                    ? `Revision ${number} was exported and restored as a new revision`
                    : `Revision ${number} was restored as a new revision`,
                  content && { kind: 'putBack', content },
                ),
            },
          )
        }
        onDelete={() => setIsDeleting(true)}
      />
      {isPublishing && (
        <PublishDialog
          number={number}
          revision={revision}
          onClose={() => setIsPublishing(false)}
          onPublish={(flags) =>
            change.mutate(
              { kind: 'publish', revision, flags },
              {
                onSuccess: () =>
                  offerUndo(`Revision ${number} is ${flags.published ? 'published' : 'no longer published'}`, {
                    kind: 'publish',
                    revision,
                    flags: publishFlags(revision),
                  }),
              },
            )
          }
        />
      )}
      {isDeleting && (
        <DeleteRevisionDialog
          number={number}
          isPinned={revision.keepForever ?? false}
          onClose={() => setIsDeleting(false)}
          onDelete={() =>
            change.mutate({ kind: 'delete', revision }, { onSuccess: () => notify(`Revision ${number} was deleted`) })
          }
        />
      )}
    </li>
  );
}

function PublishedChip({ revision: { publishedLink, publishAuto, publishedOutsideDomain } }: { revision: Revision }) {
  const reach = publishedOutsideDomain ? 'for everyone' : 'in the organisation';
  return (
    <>
      <StatusChip family="amber" glyph={<Globe size={12} strokeWidth={2} />}>
        Published {reach}
        {publishAuto && ', later revisions too'}
      </StatusChip>
      {publishedLink && (
        <a href={publishedLink} target="_blank" rel="noreferrer noopener" className="font-normal text-accent-ink">
          The page
        </a>
      )}
    </>
  );
}

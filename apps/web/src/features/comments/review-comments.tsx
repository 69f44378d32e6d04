import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { useQuery } from '@tanstack/react-query';
import { Crosshair, MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { CommentThread } from './comment-thread.tsx';
import { matchesFilter } from './model/comment.ts';
import { NewComment } from './new-comment.tsx';
import { changePlaces, usePlaces } from './places/place-store.ts';
import { commentsQuery } from './queries.ts';
import { useCommentRefusal } from './use-comment-refusal.ts';

const TICK_MS = 60_000;

/** Shows the open threads of a file beside a decision, and lets the user reply and start new ones. */
export function ReviewComments({ file }: { file: Pick<DriveSchemas['File'], 'id' | 'capabilities'> }) {
  const fileId = file.id ?? '';
  const nowMs = useNow(TICK_MS);
  const refusal = useCommentRefusal(file);
  const canRead = canCall(useSession(), 'drive.comments.list');
  const comments = useQuery({ ...commentsQuery(fileId, false), enabled: canRead });
  const { draft, hasContent = false } = usePlaces(fileId);
  const [isAsked, setIsWriting] = useState(false);
  const isWriting = isAsked || draft !== undefined;
  if (!canRead) return null;
  if (comments.isPending) return <Skeleton label="Loading the comments" rows={1} />;
  const open = comments.data?.filter((comment) => matchesFilter(comment, 'open')) ?? [];
  return (
    <section aria-label="Comments" className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center gap-x-8">
        <h2 className="font-semibold">Comments</h2>
        {!isUnreadable(comments) && (
          <span className="text-ink-3 text-small">{open.length === 0 ? 'none open' : `${open.length} open`}</span>
        )}
        {refusal === undefined && !isWriting && (
          <span className="ml-auto flex gap-4">
            {hasContent && (
              <Button kind="quiet" onPress={() => changePlaces(fileId, { isChoosing: true })}>
                <Crosshair size={14} strokeWidth={1.75} aria-hidden />
                On a place
              </Button>
            )}
            <Button kind="quiet" onPress={() => setIsWriting(true)} data-op="drive.comments.create">
              <MessageSquarePlus size={14} strokeWidth={1.75} aria-hidden />
              Comment
            </Button>
          </span>
        )}
      </div>
      {isUnreadable(comments) && (
        <p className="text-ink-3 text-small">The comments could not be loaded: {explainError(comments.error)}</p>
      )}
      {isWriting && <NewComment key={JSON.stringify(draft)} fileId={fileId} onDone={() => setIsWriting(false)} />}
      <ul className="flex flex-col gap-8 empty:hidden">
        {open.map((comment) => (
          <CommentThread key={comment.id} fileId={fileId} comment={comment} nowMs={nowMs} refusal={refusal} />
        ))}
      </ul>
    </section>
  );
}

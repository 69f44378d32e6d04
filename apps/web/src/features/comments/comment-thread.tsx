import { Link } from '@tanstack/react-router';
import { CircleCheck, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useHasDraftText } from '#shared/forms/use-draft-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { Message } from './message.tsx';
import { MessageForm } from './message-form.tsx';
import { type Comment, getAuthorName } from './model/comment.ts';
import { QuotedPlace } from './places/quoted-place.tsx';
import { type ThreadChange, useThreadChange } from './queries.ts';

type CommentThreadProps = { fileId: string; comment: Comment; nowMs: number; refusal: string | undefined };

/** Shows a comment with its replies and actions. */
export function CommentThread({ fileId, comment, nowMs, refusal }: CommentThreadProps) {
  const commentId = comment.id ?? '';
  const replies = comment.replies ?? [];
  return (
    <li
      aria-label={`Thread of ${getAuthorName(comment)}`}
      className="flex flex-col gap-12 rounded-card border border-line bg-surface p-16"
    >
      <QuotedPlace fileId={fileId} comment={comment} />
      <Message fileId={fileId} commentId={commentId} message={comment} nowMs={nowMs} canChange={refusal === undefined}>
        <Link
          to="/file/$fileId/comments"
          params={{ fileId }}
          search={{ thread: commentId }}
          aria-label="Show only this thread"
          data-tooltip="Show only this thread"
          className="inline-flex size-24 items-center justify-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
        >
          <LinkIcon size={14} strokeWidth={1.75} aria-hidden />
        </Link>
        {comment.resolved && (
          <StatusChip family="green" glyph={<CircleCheck size={12} strokeWidth={2} />}>
            Resolved
          </StatusChip>
        )}
      </Message>
      {replies.length > 0 && (
        <ul aria-label="Replies" className="flex flex-col gap-12 border-line border-l pl-16">
          {replies.map((reply) => (
            <li key={reply.id}>
              <Message
                fileId={fileId}
                commentId={commentId}
                message={reply}
                isReply
                nowMs={nowMs}
                canChange={refusal === undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {!(refusal || comment.deleted) && <ReplyForm fileId={fileId} comment={comment} />}
    </li>
  );
}

/** A form to reply, resolve and reopen. A resolved thread can be reopened with or without a message. */
function ReplyForm({ fileId, comment }: { fileId: string; comment: Comment }) {
  const commentId = comment.id ?? '';
  const place = `reply.${fileId}.${commentId}`;
  const [isReplying, setIsReplying] = useState(useHasDraftText(place));
  const change = useThreadChange(fileId);
  const action = comment.resolved ? 'reopen' : 'resolve';
  const label = comment.resolved ? 'Reopen' : 'Resolve';
  const send = async (request: ThreadChange) => {
    if (change.isSending()) throw new Error('another reply is being sent');
    await change.mutateAsync(request);
  };
  const turn = (content: string) => send({ kind: 'reply', commentId, content, action });
  const turnButton = (content: string, onPress: () => void) => (
    <Button data-op="drive.replies.create" isBusy={change.isPending} onPress={onPress}>
      {content === '' ? label : `Reply and ${label.toLowerCase()}`}
    </Button>
  );
  if (!isReplying) {
    return (
      <div className="flex gap-8">
        <Button data-replies onPress={() => setIsReplying(true)}>
          Reply
        </Button>
        {turnButton('', () => {
          if (change.isSending()) return;
          // The error is shown below the field.
          turn('').catch(() => setIsReplying(true));
        })}
      </div>
    );
  }
  return (
    <MessageForm
      fileId={fileId}
      place={place}
      label="Your reply"
      submitLabel="Reply"
      operationId="drive.replies.create"
      autoFocus
      error={change.error}
      isPending={change.isPending}
      onSubmit={(content) => send({ kind: 'reply', commentId, content })}
      onDone={() => setIsReplying(false)}
      onCancel={() => setIsReplying(false)}
      extra={(content, sendBy) => turnButton(content, () => sendBy(turn))}
    />
  );
}

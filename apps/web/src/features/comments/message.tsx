import { type ReactNode, useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateTime, formatDistance } from '#shared/format/time.ts';
import { useHasDraftText } from '#shared/forms/use-draft-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { MessageForm } from './message-form.tsx';
import { type Comment, getAuthorName, isEdited, type Reply } from './model/comment.ts';
import { readContent, useThreadChange } from './queries.ts';

type MessageProps = {
  fileId: string;
  commentId: string;
  message: Comment | Reply;
  isReply?: boolean;
  nowMs: number;
  /** Whether the user may comment. Only authors can change their own messages. */
  canChange: boolean;
  /** The content beside the author and the time. */
  children?: ReactNode;
};

/** Shows one message with its author and time. The author can edit it. */
export function Message(props: MessageProps) {
  const { fileId, commentId, message, isReply = false, nowMs, canChange, children } = props;
  const replyId = isReply ? message.id : undefined;
  const editing = `edit.${fileId}.${commentId}.${replyId ?? ''}`;
  // The content of the message when editing began.
  const [edited, setEdited] = useState(useHasDraftText(editing) ? message.content : undefined);
  const isEditing = edited !== undefined;
  const change = useThreadChange(fileId);
  const place = { commentId, ...(replyId && { replyId }) };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-8">
        <span className="font-medium">{getAuthorName(message)}</span>
        <Written message={message} nowMs={nowMs} />
        {children}
        {canChange && !isEditing && message.author?.me && !message.deleted && (
          <OwnActions
            isReply={isReply}
            isPending={change.isPending}
            onEdit={() =>
              void readContent({ fileId, ...place }).then(setEdited, (error: Error) =>
                notify(`The message could not be read: ${explainError(error)}`),
              )
            }
            onDelete={() => change.mutate({ kind: 'delete', ...place })}
          />
        )}
      </div>
      {isEditing ? (
        <MessageForm
          fileId={fileId}
          place={editing}
          label={isReply ? 'Your reply' : 'Your comment'}
          submitLabel="Save"
          operationId={isReply ? 'drive.replies.update' : 'drive.comments.update'}
          initial={edited}
          autoFocus
          error={change.error}
          isPending={change.isPending}
          onCancel={() => setEdited(undefined)}
          onSubmit={async (content) => {
            await change.mutateAsync({ kind: 'edit', ...place, content });
          }}
          onDone={() => setEdited(undefined)}
        />
      ) : (
        <Content message={message} />
      )}
      {change.error && !isEditing && (
        <p role="alert" className="text-red-fg">
          {explainFailure('The message was not changed', change.error)}
        </p>
      )}
    </div>
  );
}

function Content({ message }: { message: Comment | Reply }) {
  if (message.deleted) return <p className="text-ink-3 italic">Deleted by its author</p>;
  const action = 'action' in message ? message.action : undefined;
  return (
    <>
      {message.content && <p className="whitespace-pre-wrap break-words text-text">{message.content}</p>}
      {action === 'resolve' && <p className="text-ink-3 text-small">Resolved the thread</p>}
      {action === 'reopen' && <p className="text-ink-3 text-small">Reopened the thread</p>}
    </>
  );
}

function Written({ message, nowMs }: { message: Comment | Reply; nowMs: number }) {
  if (!message.createdTime) return null;
  const timeMs = Date.parse(message.createdTime);
  // A comment's modification time changes with every reply, so only a reply's time indicates an edit.
  const wasEdited = !('replies' in message) && isEdited(message);
  return (
    <span className="text-ink-3 text-small">
      <time dateTime={message.createdTime} title={formatDateTime(timeMs)}>
        {formatDistance(Math.min(timeMs, nowMs), nowMs)}
      </time>
      {wasEdited && ', edited'}
    </span>
  );
}

type OwnActionsProps = { isReply: boolean; isPending: boolean; onEdit: () => void; onDelete: () => void };

function OwnActions({ isReply, isPending, onEdit, onDelete }: OwnActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const operations = isReply
    ? (['drive.replies.update', 'drive.replies.delete'] as const)
    : (['drive.comments.update', 'drive.comments.delete'] as const);
  if (isAsking) {
    return (
      <span className="ml-auto flex items-center gap-4">
        <Button kind="danger" data-op={operations[1]} isBusy={isPending} onPress={onDelete} autoFocus>
          Delete forever
        </Button>
        <Button kind="quiet" onPress={() => setIsAsking(false)}>
          Keep
        </Button>
      </span>
    );
  }
  return (
    <span className="ml-auto flex items-center gap-4">
      <Button kind="quiet" data-op={operations[0]} onPress={onEdit}>
        Edit
      </Button>
      <Button kind="quiet" onPress={() => setIsAsking(true)}>
        Delete
      </Button>
    </span>
  );
}

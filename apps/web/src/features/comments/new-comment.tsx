import { MessageForm } from './message-form.tsx';
import { useThreadChange } from './queries.ts';

type NewCommentProps = {
  fileId: string;
  /** Called when it was saved, and when the person leaves it; without it the field stays. */
  onDone?: () => void;
  /** Takes the focus when it appears. */
  isFocused?: boolean;
};

/** The field that begins a thread about a file. */
export function NewComment({ fileId, onDone, isFocused = onDone !== undefined }: NewCommentProps) {
  const change = useThreadChange(fileId);
  return (
    <MessageForm
      place={`comment.${fileId}`}
      label="New comment"
      submitLabel="Comment"
      operationId="drive.comments.create"
      error={change.error}
      isPending={change.isPending}
      autoFocus={isFocused}
      onDone={onDone}
      {...(onDone && { onCancel: onDone })}
      onSubmit={async (content) => {
        if (change.isSending()) throw new Error('another comment is being sent');
        await change.mutateAsync({ kind: 'comment', content });
      }}
    />
  );
}

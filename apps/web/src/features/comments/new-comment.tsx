import { MessageForm } from './message-form.tsx';
import { toCommentPlace } from './places/content-place.ts';
import { DraftPlace } from './places/draft-place.tsx';
import { changePlaces, usePlaces } from './places/place-store.ts';
import { useThreadChange } from './queries.ts';

type NewCommentProps = {
  fileId: string;
  /** Called when the comment was saved or the user leaves the field. If undefined, the field stays. */
  onDone?: () => void;
  /** Whether the field takes focus when it appears. */
  isFocused?: boolean;
};

/** The field that starts a new thread on a file. */
export function NewComment({ fileId, onDone, isFocused = onDone !== undefined }: NewCommentProps) {
  const change = useThreadChange(fileId);
  const { draft, revisionId } = usePlaces(fileId);
  const leave = () => {
    changePlaces(fileId, { draft: undefined });
    onDone?.();
  };
  return (
    <MessageForm
      fileId={fileId}
      place={`comment.${fileId}`}
      label="New comment"
      submitLabel="Comment"
      operationId="drive.comments.create"
      error={change.error}
      isPending={change.isPending}
      autoFocus={isFocused || draft !== undefined}
      about={draft && <DraftPlace place={draft} onRemove={() => changePlaces(fileId, { draft: undefined })} />}
      onDone={leave}
      {...(onDone && { onCancel: leave })}
      onSubmit={async (content) => {
        if (change.isSending()) throw new Error('another comment is being sent');
        await change.mutateAsync({ kind: 'comment', content, place: draft && toCommentPlace(draft, revisionId) });
      }}
    />
  );
}

import type { OperationId } from '@rotunda/api-client/operations';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

const MAX_CHARACTERS = 4096;

type MessageFormProps = {
  label: string;
  submitLabel: string;
  operationId: OperationId;
  initial?: string;
  error: Error | null;
  isPending: boolean;
  /** Sends the text, without spaces around it. Rejects when it was not accepted; the text then stays. */
  onSubmit: (content: string) => Promise<void>;
  onCancel?: () => void;
  /** Further buttons, given what was written. */
  extra?: (content: string) => ReactNode;
  autoFocus?: boolean;
};

/** A field for a message, which Ctrl+Enter sends. */
export function MessageForm(props: MessageFormProps) {
  const { label, submitLabel, operationId, error, isPending, onSubmit, onCancel, extra } = props;
  const [text, setText] = useState(props.initial ?? '');
  const content = text.trim();
  const isTooLong = content.length > MAX_CHARACTERS;
  const canSend = content !== '' && !isTooLong && !isPending;
  const send = () => {
    if (!canSend) return;
    // What went wrong is shown by `error`.
    onSubmit(content).then(
      () => setText(''),
      () => undefined,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      onCancel();
    }
  };
  return (
    <div className="flex flex-col gap-8">
      <TextField
        label={label}
        rows={3}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        autoFocus={props.autoFocus ?? false}
        errorMessage={isTooLong ? `At most ${MAX_CHARACTERS} characters; these are ${content.length}.` : undefined}
      />
      {error && (
        <p role="alert" className="text-red-fg">
          That was not saved: {explainError(error)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-8">
        <Button
          kind="primary"
          blockedBecause={content === '' ? 'Write something first.' : isTooLong ? 'It is too long.' : undefined}
          isBusy={isPending}
          onPress={send}
          data-op={operationId}
        >
          {submitLabel}
        </Button>
        {extra?.(content)}
        {onCancel && (
          <Button kind="quiet" onPress={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

import type { OperationId } from '@rotunda/api-client/operations';
import type { KeyboardEvent, ReactNode } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useDraftText, useSettledDraft } from '#shared/forms/use-draft-text.ts';
import { announceInvalid } from '#shared/shortcuts/announce.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const MAX_CHARACTERS = 4096;

type MessageFormProps = {
  /** The key of the draft text. The text is stored until it is sent or discarded. */
  place: string;
  label: string;
  submitLabel: string;
  operationId: OperationId;
  initial?: string;
  error: Error | null;
  isPending: boolean;
  /** Sends the trimmed text. Rejects if it was not accepted; the text then stays in the field. */
  onSubmit: (content: string) => Promise<void>;
  /** Called if the sent text is the complete input. Text typed during the request stays in the field. */
  onDone?: (() => void) | undefined;
  onCancel?: () => void;
  /** Renders further buttons. Receives the text and a function for sending it differently. */
  extra?: (content: string, sendBy: (send: MessageFormProps['onSubmit']) => void) => ReactNode;
  autoFocus?: boolean;
  /** The subject of the message, above the field. */
  about?: ReactNode;
};

/** A message field. Ctrl+Enter sends the message. */
export function MessageForm(props: MessageFormProps) {
  const { label, submitLabel, operationId, error, isPending, onSubmit, onDone, onCancel, extra } = props;
  const { text, type, giveUp, settle } = useDraftText(props.place, props.initial);
  useSettledDraft(props.place, () => onDone?.());
  const content = text.trim();
  const isTooLong = content.length > MAX_CHARACTERS;
  const problem = content === '' ? 'Enter some text first.' : isTooLong ? 'Too long' : undefined;
  const sendBy = (submit: MessageFormProps['onSubmit']) =>
    void submit(content).then(
      () => void settle(text),
      () => undefined, // What went wrong is shown by `error`.
    );
  const send = () => {
    if (problem !== undefined) announceInvalid(problem);
    else if (!isPending) sendBy(onSubmit);
  };
  const cancel = () => {
    giveUp();
    onCancel?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      cancel();
    }
  };
  return (
    <div className="flex flex-col gap-8">
      {props.about}
      <TextField
        label={label}
        rows={3}
        value={text}
        onChange={type}
        onKeyDown={onKeyDown}
        autoFocus={props.autoFocus ?? false}
        errorMessage={isTooLong ? `At most ${MAX_CHARACTERS} characters; these are ${content.length}.` : undefined}
      />
      {error && (
        <p role="alert" className="text-red-fg">
          {explainFailure('The message was not saved', error)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-8">
        <Button kind="primary" disabledReason={problem} isBusy={isPending} onPress={send} data-op={operationId}>
          {submitLabel}
        </Button>
        {extra?.(content, sendBy)}
        {onCancel && (
          <Button kind="quiet" onPress={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

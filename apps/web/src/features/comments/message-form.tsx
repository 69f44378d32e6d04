import type { OperationId } from '@rotunda/api-client/operations';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useDraftText, useSettledDraft } from '#shared/forms/use-draft-text.ts';
import { PersonOptions } from '#shared/people/person-options.tsx';
import { announceInvalid } from '#shared/shortcuts/announce.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useMentions } from './use-mentions.ts';

const MAX_CHARACTERS = 4096;

type MessageFormProps = {
  /** The file to which the message belongs. */
  fileId: string;
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
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const mentions = useMentions({ fileId: props.fileId, field, text, type });
  const content = text.trim();
  const isTooLong = content.length > MAX_CHARACTERS;
  const problem = content === '' ? 'Enter some text first.' : isTooLong ? 'Too long' : undefined;
  const sendBy = (submit: MessageFormProps['onSubmit']) =>
    void submit(content).then(
      () => void settle(text),
      () => undefined, // The `error` property reports the failure.
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
    if (mentions.onKeyDown(event)) return;
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
        onChange={mentions.onChange}
        onKeyDown={onKeyDown}
        fieldRef={field}
        placeholder="Type @ to mention someone"
        suggestions={mentions.listed}
        autoFocus={props.autoFocus ?? false}
        errorMessage={isTooLong ? `At most ${MAX_CHARACTERS} characters; these are ${content.length}.` : undefined}
      />
      {mentions.offered.length > 0 && (
        <PersonOptions
          id={mentions.id}
          people={mentions.offered}
          activeIndex={mentions.activeIndex}
          onChoose={mentions.choose}
        />
      )}
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

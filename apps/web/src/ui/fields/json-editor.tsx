import { isRecord } from '@rotunda/api-client/is-record';
import { Button } from '#ui/buttons/button.tsx';
import { useEditedValues } from './use-edited-values.ts';

export type JsonEditorProps<Value extends object> = {
  label: string;
  value: Value;
  saveLabel: string;
  /** Operation that saving calls. */
  operationId: string;
  isReadOnly: boolean;
  /** Resolves to whether it was saved, once the saved value is shown. */
  onSave: (value: Value) => Promise<boolean>;
  /** Closes the enclosing dialog. */
  onClose?: () => void;
};

/** Edits an object as JSON, to be replaced as a whole. Other values cannot be saved. */
export function JsonEditor<Value extends object>(props: JsonEditorProps<Value>) {
  const { label, value, saveLabel, operationId, isReadOnly, onSave, onClose } = props;
  const stored = JSON.stringify(value, undefined, 2);
  const { texts, type, startOver } = useEditedValues({ json: stored });
  const { json: text } = texts;
  const read = readObject<Value>(text);
  const save = async () => {
    // The service extends the sent value, so the stored value replaces the typed one.
    if ('value' in read && (await onSave(read.value))) startOver();
  };
  return (
    <div className="flex flex-col gap-8">
      <textarea
        aria-label={label}
        spellCheck={false}
        readOnly={isReadOnly}
        rows={Math.min(28, Math.max(8, stored.split('\n').length + 1))}
        value={text}
        onChange={(change) => type({ json: change.target.value })}
        className="w-full rounded-control border border-line-strong bg-sunken p-12 font-mono text-small focus:outline-2 focus:outline-focus"
      />
      {'problem' in read && (
        <p role="alert" className="text-red-fg">
          {read.problem}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-8">
        {onClose && (
          <Button size="form" onPress={onClose}>
            Close
          </Button>
        )}
        <Button size="form" disabledReason={text === stored ? UNCHANGED : undefined} onPress={startOver}>
          Start over
        </Button>
        <Button
          size="form"
          kind="primary"
          data-op={operationId}
          disabledReason={'problem' in read ? read.problem : text === stored ? UNCHANGED : undefined}
          isBusy={isReadOnly}
          onPress={() => void save()}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}

const UNCHANGED = 'No changes to save.';

function readObject<Value extends object>(text: string): { value: Value } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return { value: value as Value };
    return { problem: 'Not a JSON object: it must start with { and end with }.' };
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: error.message };
    throw error;
  }
}

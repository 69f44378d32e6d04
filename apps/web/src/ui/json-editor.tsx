import { useState } from 'react';
import { Button } from './button.tsx';

export type JsonEditorProps<Value extends object> = {
  label: string;
  value: Value;
  saveLabel: string;
  /** Operation that saving calls. */
  operationId: string;
  isReadOnly: boolean;
  onSave: (value: Value) => void;
};

/** An object as JSON, to be replaced as a whole. What is no object cannot be saved. */
export function JsonEditor<Value extends object>(props: JsonEditorProps<Value>) {
  const { label, value, saveLabel, operationId, isReadOnly, onSave } = props;
  const stored = JSON.stringify(value, undefined, 2);
  const [text, setText] = useState(stored);
  const read = readObject<Value>(text);
  return (
    <div className="flex flex-col gap-8">
      <textarea
        aria-label={label}
        spellCheck={false}
        readOnly={isReadOnly}
        rows={Math.min(28, Math.max(8, stored.split('\n').length + 1))}
        value={text}
        onChange={(change) => setText(change.target.value)}
        className="w-full rounded-control border border-line-strong bg-sunken p-12 font-mono text-small focus:outline-2 focus:outline-focus"
      />
      {'problem' in read && (
        <p role="alert" className="text-red-fg">
          {read.problem}
        </p>
      )}
      <div className="flex justify-end gap-8">
        <Button size="form" blockedBecause={text === stored ? UNCHANGED : undefined} onPress={() => setText(stored)}>
          Start over
        </Button>
        <Button
          size="form"
          kind="primary"
          data-op={operationId}
          blockedBecause={'problem' in read ? read.problem : text === stored ? UNCHANGED : undefined}
          isBusy={isReadOnly}
          onPress={() => 'value' in read && onSave(read.value)}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}

const UNCHANGED = 'Nothing has been changed.';

function readObject<Value extends object>(text: string): { value: Value } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value: value as Value };
    return { problem: 'This is no object: it has to begin with { and to end with }.' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This is no JSON.' };
  }
}

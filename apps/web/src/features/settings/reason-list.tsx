import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type ReasonListProps = {
  title: string;
  /** Explains how the reasons are used. */
  children: ReactNode;
  listLabel: string;
  fieldLabel: string;
  reasons: readonly string[];
  /** The maximum number of reasons. */
  most: number;
  onChange: (reasons: readonly string[]) => void;
  /** The reason why the list cannot be changed. */
  disabledReason?: string | undefined;
};

const MAX_CHARS = 500;

/** A list of saved reasons for decisions. Reasons can be added and removed. */
export function ReasonList(props: ReasonListProps) {
  const { title, children, listLabel, fieldLabel, reasons, most, onChange, disabledReason } = props;
  const id = useId();
  const [text, setText] = useState('');
  const next = text.trim();
  const full = reasons.length >= most ? `You can save at most ${most} replies.` : undefined;
  const isNew = next !== '' && next.length <= MAX_CHARS && !reasons.includes(next);
  const refusal = disabledReason ?? full ?? (isNew ? undefined : 'Enter a new reply.');
  const add = () => {
    if (refusal !== undefined) return;
    onChange([...reasons, next]);
    setText('');
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-8">
      <h2 id={id} className="font-semibold text-section">
        {title}
      </h2>
      <p className="text-ink-2">{children}</p>
      <ul aria-label={listLabel} className="flex flex-col empty:hidden">
        {reasons.map((reason) => (
          <li key={reason} className="flex min-h-36 items-center gap-8 border-line border-b py-4">
            <span className="min-w-0 flex-1 break-words">{reason}</span>
            {disabledReason === undefined && (
              <IconButton
                icon={X}
                label={`Remove ${reason}`}
                onPress={() => onChange(reasons.filter((other) => other !== reason))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="flex items-start gap-8">
        <div className="min-w-0 flex-1">
          <TextField
            label={fieldLabel}
            value={text}
            onChange={setText}
            maxLength={MAX_CHARS}
            disabledReason={disabledReason ?? full}
            onKeyDown={(event) => {
              if (event.key === 'Enter') add();
            }}
          />
        </div>
        <FieldAction>
          <Button disabledReason={refusal} onPress={add}>
            Add
          </Button>
        </FieldAction>
      </div>
    </section>
  );
}

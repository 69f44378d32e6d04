import { clsx } from 'clsx';
import { type RefObject, useId, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/loading/part.tsx';
import { isAddress } from './addresses.ts';
import { PeopleInput } from './people-input.tsx';
import { getPersonLabel } from './person.ts';
import { usePeopleInput } from './use-people-input.ts';
import { usePeopleText } from './use-people-text.ts';

// Lazy-loaded with the first person, because the initial screen does not need them.
const PersonChips = lazyComponent(() => import('./person-chips.tsx'), 'PersonChips');
const PersonFilterList = lazyComponent(() => import('./person-filter-list.tsx'), 'PersonFilterList');

type PersonFilterProps = {
  label: string;
  /** An email address. */
  value: string | undefined;
  onChange: (address: string | undefined) => void;
  /** Whether to accept other texts than email addresses, such as account IDs. */
  takesIds?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/**
 * A filter by person, labelled inside the field. Suggests people by name and address like form fields, and applies once someone
 * is selected or removed.
 */
export function PersonFilter({ label, value, onChange, takesIds = false, inputRef }: PersonFilterProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const box = useRef<HTMLDivElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const [shown, setShown] = useState(value);
  const [text, setText] = useState(value ?? '');
  // A value other than the one last applied was set from outside.
  if (shown !== value) {
    setShown(value);
    setText(value ?? '');
  }
  const isTaken = (part: string) => takesIds || isAddress(part);
  const apply = ([person]: readonly string[]) => {
    if (person !== value && (person === undefined || isTaken(person))) onChange(person);
  };
  const field = usePeopleText({
    value: text,
    onChange: setText,
    onAdd: apply,
    isSingle: true,
    isEnabled: isUsed || value !== undefined,
  });
  const focusChip = () => box.current?.querySelector<HTMLElement>('[role=row]:last-child')?.focus();
  const line = usePeopleInput({ field, input, onLast: focusChip, onEnter: undefined, isSingle: false });
  const isWrong = field.people.some(({ email }) => !isTaken(email));
  const focus = () => {
    setIsUsed(true);
    void PersonFilterList.preload();
    line.handlers.onFocus();
  };
  return (
    <div
      ref={box}
      className={clsx(
        'flex min-h-tool min-w-0 items-center gap-6 sm:min-w-220 rounded-control border px-8 focus-within:outline-2 focus-within:outline-focus max-sm:flex-1 max-sm:basis-200',
        getBorderClass(value !== undefined, isWrong),
      )}
    >
      <label htmlFor={id} className="shrink-0 text-ink-2">
        {label}
      </label>
      {field.people.length > 0 && (
        <div className="flex min-w-0 sm:max-w-280">
          <Part name="The chosen person" fallback={<span>{field.people.map(getPersonLabel).join(', ')}</span>}>
            <PersonChips
              label={`${label}: chosen`}
              people={field.people}
              onRemove={(emails) => {
                field.remove(emails);
                input.current?.focus();
              }}
              onLeave={() => input.current?.focus()}
            />
          </Part>
        </div>
      )}
      <PeopleInput
        id={id}
        field={field}
        line={{ ...line, handlers: { ...line.handlers, onFocus: focus } }}
        inputRef={input}
        placeholder={field.people.length > 0 ? undefined : 'Name or address'}
        isInvalid={isWrong}
        isNarrow={field.people.length > 0}
        describedBy=""
      />
      {isWrong && (
        <span role="alert" className="shrink-0 text-red-fg text-small">
          Not an address
        </span>
      )}
      {line.isListed && (
        <Part name="Suggestions" fallback={null}>
          <PersonFilterList
            id={id}
            fieldRef={box}
            people={field.offered}
            activeIndex={field.activeIndex}
            onChoose={(person) => {
              field.choose(person);
              line.close();
            }}
            onClose={line.close}
          />
        </Part>
      )}
    </div>
  );
}

function getBorderClass(isActive: boolean, isWrong: boolean): string {
  if (isWrong) return 'border-danger bg-surface';
  return isActive ? 'border-accent bg-selected' : 'border-line-strong bg-surface';
}

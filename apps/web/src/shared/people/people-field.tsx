import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { useDisabledReason } from '#ui/buttons/disabled-scope.tsx';
import { Part } from '#ui/loading/part.tsx';
import { parseAddresses } from './addresses.ts';
import { OutsideNotice } from './outside-notice.tsx';
import type { PeopleFieldProps } from './people-field-props.ts';
import { PeopleInput } from './people-input.tsx';
import { getPersonLabel } from './person.ts';
import { PersonOptions } from './person-options.tsx';
import { usePeopleInput } from './use-people-input.ts';
import { usePeopleText } from './use-people-text.ts';

// Lazy-loaded with the first added person, because it includes the code of dialogs.
const PersonChips = lazyComponent(() => import('./person-chips.tsx'), 'PersonChips');

/**
 * A field for people and groups (WAI-ARIA combobox with a list). Suggests them by name and address, shows added ones with both,
 * and accepts any other address. Those outside the organisation are marked, and listed below when typing pauses.
 */
export function PeopleField(props: PeopleFieldProps) {
  const { label, description, autoFocus = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const field = usePeopleText(props);
  const onLast = () => box.current?.querySelector<HTMLElement>('[role=row]:last-child')?.focus();
  const line = usePeopleInput({ field, input, onLast, onEnter: props.onEnter, isSingle: props.isSingle ?? false });
  const isDisabled = useDisabledReason(undefined) !== undefined;
  const settled = useDebouncedText(props.value);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  const problem = props.errorMessage ?? field.findProblem(line.hasLeft);
  const focusInput = () => input.current?.focus();
  const remove = (emails: ReadonlySet<string>) => {
    field.remove(emails);
    if (emails.size === field.people.length) focusInput();
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <label htmlFor={id} className="font-medium text-ink-2 text-small">
        {label}
      </label>
      <div
        ref={box}
        className={clsx(
          'flex min-h-tool flex-wrap items-center gap-4 rounded-control border px-4 py-2 focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-0',
          isDisabled ? 'bg-sunken' : 'bg-surface',
          problem === undefined ? 'border-line-strong' : 'border-danger',
        )}
      >
        {field.people.length > 0 && (
          <Part
            name="The added people"
            fallback={<span className="px-4">{field.people.map(getPersonLabel).join(', ')}</span>}
          >
            <PersonChips
              label="Added people"
              people={field.people}
              markOf={props.markOf}
              onRemove={remove}
              onLeave={focusInput}
            />
          </Part>
        )}
        <PeopleInput
          id={id}
          field={field}
          line={line}
          inputRef={input}
          placeholder={field.people.length > 0 ? undefined : props.placeholder}
          // Before the user types, a line of its own would be empty.
          isNarrow={field.people.length > 0 && field.draft === ''}
          isInvalid={problem !== undefined}
          describedBy={clsx(description && `${id}-about`, problem && `${id}-error`)}
        />
      </div>
      {line.isListed && (
        <PersonOptions
          id={id}
          people={field.offered}
          activeIndex={field.activeIndex}
          onChoose={(person) => {
            field.choose(person);
            line.close();
          }}
        />
      )}
      {description && (
        <span id={`${id}-about`} className="text-ink-3 text-small">
          {description}
        </span>
      )}
      {problem && (
        <span id={`${id}-error`} className="text-red-fg text-small">
          {problem}
        </span>
      )}
      {!props.isNoticeHidden && <OutsideNotice addresses={parseAddresses(settled)} />}
    </div>
  );
}

import type { RefObject } from 'react';
import { describeDisabledReason } from '#ui/buttons/disabled-reason.ts';
import { useDisabledReason } from '#ui/buttons/disabled-scope.tsx';
import type { usePeopleInput } from './use-people-input.ts';
import type { usePeopleText } from './use-people-text.ts';

type PeopleInputProps = {
  /** The ID of the input, which is also the prefix of the IDs of its list and descriptions. */
  id: string;
  inputRef: RefObject<HTMLInputElement | null>;
  field: ReturnType<typeof usePeopleText>;
  line: ReturnType<typeof usePeopleInput>;
  placeholder: string | undefined;
  isInvalid: boolean;
  /** Whether to leave the space to selected people. */
  isNarrow?: boolean;
  /** The IDs of its descriptions. */
  describedBy: string;
};

/** The input of a people field. */
export function PeopleInput(props: PeopleInputProps) {
  const { id, inputRef, field, line, placeholder, isInvalid, isNarrow = false, describedBy } = props;
  const disabledReason = useDisabledReason(undefined);
  return (
    <input
      id={id}
      ref={inputRef}
      value={field.draft}
      placeholder={placeholder}
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      // Takes the available width without claiming more.
      size={1}
      readOnly={disabledReason !== undefined}
      {...describeDisabledReason(disabledReason)}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={line.isListed}
      aria-controls={line.isListed ? `${id}-list` : undefined}
      aria-activedescendant={line.isListed && field.hasActive ? `${id}-${field.activeIndex}` : undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy || undefined}
      data-submits={line.submits || undefined}
      {...line.handlers}
      className={`h-24 ${isNarrow ? 'min-w-24' : 'min-w-80'} flex-1 bg-transparent px-4 text-ink outline-none placeholder:text-ink-3`}
    />
  );
}

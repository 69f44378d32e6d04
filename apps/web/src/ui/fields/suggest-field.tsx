import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { SuggestedTexts } from './suggested-texts.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type SuggestFieldProps = Omit<TextFieldProps, 'rows' | 'type' | 'fieldRef' | 'combobox'> & {
  /** The complete texts that the field suggests. Any other text is valid, too. */
  suggestions: readonly string[] | undefined;
};

/**
 * A text field with suggestions (WAI-ARIA combobox with a list). The field keeps the focus. Escape closes the list first, and
 * only then the enclosing dialog.
 */
export function SuggestField({ suggestions = [], ...props }: SuggestFieldProps) {
  const { value, onChange } = props;
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeText, setActiveText] = useState<string>();
  const offered = filterMatching(suggestions, value);
  const isListed = isOpen && offered.length > 0;
  const activeIndex = isListed && activeText !== undefined ? offered.indexOf(activeText) : -1;
  const close = () => {
    setIsOpen(false);
    setActiveText(undefined);
  };
  const open = () => setIsOpen(field.current?.readOnly === false);
  const choose = (text: string) => {
    onChange(text);
    close();
  };
  const step = (by: number) => {
    open();
    const from = activeIndex < 0 && by < 0 ? 0 : activeIndex;
    setActiveText(offered.at((from + by) % offered.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const active = offered[activeIndex];
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: offered.length > 0 ? () => step(1) : undefined,
      ArrowUp: offered.length > 0 ? () => step(-1) : undefined,
      Enter: active === undefined ? undefined : () => choose(active),
      Escape: isListed ? close : undefined,
    };
    const action = actions[event.key];
    if (!action) {
      props.onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <>
      <TextField
        {...props}
        autoComplete="off"
        fieldRef={field}
        onChange={(text) => {
          onChange(text);
          setActiveText(undefined);
          open();
        }}
        onKeyDown={onKeyDown}
        combobox={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isListed,
          'aria-controls': isListed ? `${id}-list` : undefined,
          'aria-activedescendant': activeIndex < 0 ? undefined : `${id}-${activeIndex}`,
          onClick: open,
          onBlur: close,
        }}
      />
      {isListed && (
        <SuggestedTexts
          id={id}
          fieldRef={field}
          texts={offered}
          activeIndex={activeIndex}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}

function filterMatching(suggestions: readonly string[], value: string): readonly string[] {
  const typed = value.trim().toLowerCase();
  return suggestions.filter((text) => text !== value && text.toLowerCase().includes(typed));
}

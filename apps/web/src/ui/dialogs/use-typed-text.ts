import { type RefObject, useEffect, useRef } from 'react';

// Search text is no loss.
const FIELDS =
  'textarea, [contenteditable]:not([contenteditable=false]), input:not([type=search], [type=checkbox], [type=radio], [type=file], [type=range], [type=color], [type=hidden])';

/**
 * Tracks the text typed within an element. Returns whether any of it would be lost: text typed into a field that differs from its
 * previous value, even if the field has since converted it, for example to a name in a list.
 */
export function useTypedText(container: RefObject<HTMLElement | null>): () => boolean {
  const initial = useRef(new Map<Element, string>());
  const typed = useRef(new Map<Element, string>());
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const note = (field: Element) => {
      if (!initial.current.has(field)) initial.current.set(field, getText(field));
    };
    for (const field of element.querySelectorAll(FIELDS)) note(field);
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(FIELDS)) note(target);
    };
    const onInput = ({ target }: Event) => {
      const field = target instanceof Element ? target.closest(FIELDS) : null;
      if (field) typed.current.set(field, getText(field));
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('input', onInput);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('input', onInput);
    };
  }, [container]);
  return () => [...typed.current].some(([field, text]) => text.trim() !== '' && text !== initial.current.get(field));
}

function getText(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '');
}

import {
  type AriaAttributes,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useKnownPeople } from '#shared/people/known-people.ts';
import { matchPeople } from '#shared/people/match-people.ts';
import type { KnownPerson } from '#shared/people/person.ts';

const MAX_OFFERED = 5;
// The start of a mention, such as `@ana`, at the end of a text. The services also accept a plus sign.
const MENTION_START = /(?:^|[\s(,;:])[@+]([\p{L}\p{N}.+'_-]{0,64})$/u;

type Field = HTMLInputElement & HTMLTextAreaElement;
type MentionOptions = { fileId: string; field: RefObject<Field | null>; text: string; type: (text: string) => void };

/**
 * Offers people while a mention is typed in a message. The services mail users whose address follows `@`, and only those, so the
 * chosen person is inserted by address.
 */
export function useMentions({ fileId, field, text, type }: MentionOptions) {
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const [activeIndex, setActiveIndex] = useState(0);
  const nextCaret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  });
  const term = caret === undefined ? undefined : MENTION_START.exec(text.slice(0, caret))?.[1];
  const known = useKnownPeople(term ?? '', { isEnabled: term !== undefined, ...(term !== undefined && { fileId }) });
  const offered = term === undefined ? [] : matchPeople(known, term).filter(isUser).slice(0, MAX_OFFERED);
  const active = Math.min(activeIndex, offered.length - 1);
  const choose = ({ email }: KnownPerson) => {
    if (caret === undefined || term === undefined) return;
    const before = `${text.slice(0, caret - term.length)}${email} `;
    nextCaret.current = before.length;
    setCaret(undefined);
    type(before + text.slice(caret).trimStart());
    field.current?.focus();
  };
  const step = (by: number) => setActiveIndex((active + by + offered.length) % offered.length);
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const person = offered[active];
    if (!person || event.ctrlKey || event.metaKey || event.altKey) return false;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => choose(person),
      Tab: () => choose(person),
      Escape: () => setCaret(undefined),
    };
    const action = actions[event.key];
    if (!action) return false;
    event.preventDefault();
    event.stopPropagation();
    action();
    return true;
  };
  const listed: AriaAttributes = {
    'aria-autocomplete': 'list',
    ...(offered.length > 0 && { 'aria-controls': `${id}-list`, 'aria-activedescendant': `${id}-${active}` }),
  };
  const onChange = (next: string) => {
    setCaret(field.current?.selectionStart ?? undefined);
    setActiveIndex(0);
    type(next);
  };
  return { id, offered, activeIndex: active, choose, onKeyDown, onChange, listed };
}

function isUser({ type }: KnownPerson): boolean {
  return type === 'user';
}

import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** The purpose for which the text area was focused. */
export type MessagePurpose = 'decline' | 'changes' | 'message';

/** The text area of a decision, and the Ctrl+Enter action for its text. */
export type MessageField = {
  fieldRef: RefObject<HTMLDivElement | null>;
  purpose: MessagePurpose;
  /** Moves the focus to the field. */
  goTo: (purpose: MessagePurpose) => void;
  /** The text area itself. */
  find: () => HTMLElement | null | undefined;
};

/** Returns the text area of a decision. Its purpose after a click is a message. */
export function useMessageField(): MessageField {
  const fieldRef = useRef<HTMLDivElement>(null);
  const [purpose, setPurpose] = useState<MessagePurpose>('message');
  const find = () => fieldRef.current?.querySelector('textarea');
  const goTo = (next: MessagePurpose) => {
    setPurpose(next);
    find()?.focus();
  };
  return { fieldRef, purpose, goTo, find };
}

/** Calls `send` if the event is the shortcut for sending the text. */
export function onSendKeys(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  send();
}

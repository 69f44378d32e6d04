import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** What the text area of a decision was gone to for. */
export type MessagePurpose = 'decline' | 'changes' | 'message';

/** The text area of a decision, and what Ctrl+Enter does with what is written in it. */
export type MessageField = {
  fieldRef: RefObject<HTMLDivElement | null>;
  purpose: MessagePurpose;
  /** Puts the focus there. */
  goTo: (purpose: MessagePurpose) => void;
  /** The text area itself. */
  find: () => HTMLElement | null | undefined;
};

/** The text area of a decision; one that was clicked on takes a message. */
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

/** Calls back when the keys are those that send what is written. */
export function onSendKeys(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  send();
}

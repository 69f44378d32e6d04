import { useRef, useState } from 'react';
import { tabStorage } from '#ui/safe-storage.ts';
import { useSession } from './session.ts';

/**
 * What is typed at a place, kept in this tab until it is sent or given up: another tab of the screen, another row of a
 * list, a reload or data that arrives meanwhile lose nothing of it. `place` tells places apart; `initial` is what stands
 * there before anything is typed.
 */
export function useKeptText(place: string, initial = '') {
  const key = toKey(useSession().email, place);
  const [text, setText] = useState(() => tabStorage.getItem(key) ?? initial);
  const current = useRef(text);
  const type = (next: string) => {
    current.current = next;
    setText(next);
    if (next === initial) tabStorage.removeItem(key);
    else tabStorage.setItem(key, next);
  };
  return {
    text,
    type,
    giveUp: () => type(initial),
    /** Ends what was sent; false when more was typed while that was on its way, which stays. */
    settle: (sent: string) => {
      if (current.current !== sent) return false;
      tabStorage.removeItem(key);
      current.current = '';
      setText('');
      return true;
    },
  };
}

/** Whether something that was typed at a place is still kept. */
export function useIsTextKept(place: string): boolean {
  const { email } = useSession();
  const [isKept] = useState(() => tabStorage.getItem(toKey(email, place)) !== null);
  return isKept;
}

function toKey(email: string, place: string): string {
  return `rotunda.typed.${email}.${place}`;
}

import { useEffect, useState } from 'react';

/** The time that users take to finish a word. Announcing a row earlier would interrupt the letters. */
const SPOKEN_AFTER_MS = 500;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * Returns the command that Enter runs: the one selected with the arrow keys or the pointer, or else the first match. The latter
 * is announced only when typing pauses.
 */
export function useActiveCommand(ids: readonly string[], text: string) {
  const [chosen, setChosen] = useState<{ id: string; text: string }>();
  const isChosen = chosen?.text === text && ids.includes(chosen.id);
  const isSettled = useIsSettled(text);
  const first = text === '' ? undefined : ids[0];
  const active = isChosen ? chosen.id : first;
  const choose = (id: string) => {
    if (!isChosen || chosen.id !== id) setChosen({ id, text });
  };
  /** Moves the selection for an arrow key, wrapping around with single steps. Returns undefined for other keys. */
  const step = (key: string): string | undefined => {
    const by = STEPS[key];
    if (by === undefined || ids.length === 0) return undefined;
    const at = active === undefined ? (by > 0 ? -1 : 0) : ids.indexOf(active);
    const last = ids.length - 1;
    const next = Math.abs(by) === 1 ? (at + by + ids.length) % ids.length : Math.max(0, Math.min(last, at + by));
    const id = ids[next];
    if (id !== undefined) choose(id);
    return id;
  };
  return { active, spoken: isChosen || isSettled ? active : undefined, choose, step };
}

function useIsSettled(text: string): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}

import { createContext, use } from 'react';

/**
 * Whether what an action does can be taken back: by its inverse, for a while before it is carried out, by restoring the
 * revision that it puts another in the place of, or not at all.
 */
export type Effect = 'undo' | 'held' | 'revision' | 'permanent';

/**
 * Finds the words for whether something can be taken back; undefined for what changes nothing.
 * @param of an effect, or the id of the operation that is called; of several with a space between, the first counts
 */
export type FindEffectWords = (of: string) => string | undefined;

/** What the effects of actions are told by. */
export const EffectContext = createContext<FindEffectWords>(() => undefined);

/** The words for whether something can be taken back, as `FindEffectWords` finds them. */
export function useEffectWords(of: string | undefined): string | undefined {
  const find = use(EffectContext);
  return of === undefined ? undefined : find(of);
}

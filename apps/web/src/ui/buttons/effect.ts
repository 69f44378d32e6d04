import { createContext, use } from 'react';

/**
 * Whether the effect of an action can be undone: by its inverse, during a hold time before it is executed, by restoring the
 * replaced revision, or not at all.
 */
export type Effect = 'undo' | 'held' | 'revision' | 'permanent';

/**
 * Describes whether an action can be undone. Returns undefined for actions that change nothing.
 * @param of an effect, or the ID of the called operation; of several separated by spaces, the first counts
 */
export type FindEffectText = (of: string) => string | undefined;

/** The function that describes the effects of actions. */
export const EffectContext = createContext<FindEffectText>(() => undefined);

/** Describes whether an action can be undone, using `FindEffectText`. */
export function useEffectText(of: string | undefined): string | undefined {
  const find = use(EffectContext);
  return of === undefined ? undefined : find(of);
}

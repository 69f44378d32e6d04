import { useEffect } from 'react';
import type { FindEffectText } from '#ui/buttons/effect.ts';
import { findEffect } from './effects.ts';

type EffectTextProviderProps = {
  /** The hold time during which calls can be undone, in seconds. */
  holdSeconds: number;
  onFound: (find: FindEffectText) => void;
};

/**
 * Passes on the function that describes the effects of actions. Lazy-loaded after the screen renders, because it is not needed
 * before.
 */
export function EffectTextProvider({ holdSeconds, onFound }: EffectTextProviderProps) {
  useEffect(() => {
    onFound((of) => formatEffect(of, holdSeconds));
  }, [holdSeconds, onFound]);
  return null;
}

/**
 * Describes an effect, or the effect of the first of several operations. Returns undefined for operations that change nothing.
 */
export function formatEffect(of: string, holdSeconds: number): string | undefined {
  const isEffect = of === 'undo' || of === 'held' || of === 'revision' || of === 'permanent';
  const effect = isEffect ? of : findEffect(of.split(' ', 1)[0] ?? '');
  if (!effect) return undefined;
  if (effect === 'undo') return 'Can be undone';
  if (effect === 'revision') return 'The previous content stays in Revisions';
  return effect === 'held' && holdSeconds > 0 ? `Can be undone for ${holdSeconds}\u00a0s` : 'Permanent';
}

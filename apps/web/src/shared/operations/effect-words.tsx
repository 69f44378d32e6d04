import { useEffect } from 'react';
import type { FindEffectWords } from '#ui/buttons/effect.ts';
import { effectOf } from './effects.ts';

type EffectWordsProps = {
  /** How long what is held can be taken back, in seconds. */
  holdSeconds: number;
  onFound: (find: FindEffectWords) => void;
};

/** Hands over what the effects of actions are told by; loaded once a screen stands, for nothing of it is seen before. */
export function EffectWords({ holdSeconds, onFound }: EffectWordsProps) {
  useEffect(() => {
    onFound((of) => effectWords(of, holdSeconds));
  }, [holdSeconds, onFound]);
  return null;
}

/** The words for an effect, or for that of the first of some operations; undefined of what changes nothing. */
export function effectWords(of: string, holdSeconds: number): string | undefined {
  const isEffect = of === 'undo' || of === 'held' || of === 'revision' || of === 'permanent';
  const effect = isEffect ? of : effectOf(of.split(' ', 1)[0] ?? '');
  if (!effect) return undefined;
  if (effect === 'undo') return 'Can be undone';
  if (effect === 'revision') return 'The content before stays in Revisions';
  return effect === 'held' && holdSeconds > 0 ? `Can be undone for ${holdSeconds}\u00a0s` : 'Permanent';
}

import { clsx } from 'clsx';
import { type Effect, useEffectText } from './effect.ts';
import { EffectMark } from './effect-mark.tsx';

/** Shows before an action whether it can be undone. */
export function EffectBadge({ effect }: { effect: Effect }) {
  const words = useEffectText(effect);
  if (words === undefined) return null;
  return (
    <span
      className={clsx(
        'inline-flex h-20 shrink-0 items-center rounded-full border px-8',
        words === 'Permanent' ? 'border-danger' : 'border-line',
      )}
    >
      <EffectMark words={words} />
    </span>
  );
}

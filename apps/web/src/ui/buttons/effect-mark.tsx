import { clsx } from 'clsx';
import { Hourglass, OctagonAlert, Undo2 } from 'lucide-react';

/** The words for whether something can be taken back, with their sign. */
export function EffectMark({ words }: { words: string }) {
  const isHeld = words.startsWith('Can be undone for');
  const Icon = words === 'Permanent' ? OctagonAlert : isHeld ? Hourglass : Undo2;
  return (
    <span
      className={clsx(
        'inline-flex shrink-0 items-center gap-4 text-small',
        words === 'Permanent' ? 'text-red-fg' : isHeld ? 'text-amber-fg' : 'text-ink-3',
      )}
    >
      <Icon size={12} strokeWidth={2} aria-hidden />
      {words}
    </span>
  );
}

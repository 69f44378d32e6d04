import { clsx } from 'clsx';
import { Hourglass, OctagonAlert, Undo2 } from 'lucide-react';

/** Describes whether an action can be undone, with an icon. */
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

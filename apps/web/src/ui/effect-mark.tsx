import { clsx } from 'clsx';
import { Hourglass, OctagonAlert, Undo2 } from 'lucide-react';

/** The words for whether something can be taken back, with their sign. */
export function EffectMark({ words }: { words: string }) {
  const Icon = words === 'Permanent' ? OctagonAlert : words === 'Can be undone' ? Undo2 : Hourglass;
  return (
    <span
      className={clsx(
        'inline-flex shrink-0 items-center gap-4 text-small',
        words === 'Permanent' ? 'text-red-fg' : words === 'Can be undone' ? 'text-ink-3' : 'text-amber-fg',
      )}
    >
      <Icon size={12} strokeWidth={2} aria-hidden />
      {words}
    </span>
  );
}

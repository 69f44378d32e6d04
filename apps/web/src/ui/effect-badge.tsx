import { clsx } from 'clsx';
import { OctagonAlert, Undo2 } from 'lucide-react';

/** Says before something is done whether it can be taken back. */
export function EffectBadge({ effect }: { effect: 'undo' | 'permanent' }) {
  const Icon = effect === 'undo' ? Undo2 : OctagonAlert;
  return (
    <span
      className={clsx(
        'inline-flex h-20 shrink-0 items-center gap-4 rounded-full border px-8 text-small',
        effect === 'undo' ? 'border-line text-ink-3' : 'border-danger text-red-fg',
      )}
    >
      <Icon size={12} strokeWidth={2} aria-hidden />
      {effect === 'undo' ? 'Can be undone' : 'Permanent'}
    </span>
  );
}

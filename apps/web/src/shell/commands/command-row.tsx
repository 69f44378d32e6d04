import { clsx } from 'clsx';
import { memo } from 'react';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import type { Command } from './command.ts';

type CommandRowProps = Pick<Command, 'label' | 'icon' | 'keys' | 'kind' | 'detail'> & {
  commandId: string;
  rowId: string;
  /** Whether Enter runs the command. */
  isActive: boolean;
  onPoint: (commandId: string) => void;
  onRun: (commandId: string) => void;
};

/** A row of the palette. Re-rendered only when its content changes. */
export const CommandRow = memo(function CommandRow({ commandId, rowId, isActive, ...props }: CommandRowProps) {
  const { label, icon: Icon, keys, kind, detail, onPoint, onRun } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above the list has the focus and handles the keys
    <div
      id={rowId}
      role="menuitem"
      tabIndex={-1}
      data-focused={isActive || undefined}
      onPointerMove={() => onPoint(commandId)}
      onClick={() => onRun(commandId)}
      className={clsx(
        'flex h-32 max-sm:h-44 cursor-default scroll-mt-44 scroll-mb-32 items-center gap-8 rounded-control px-12 outline-none',
        isActive && 'bg-hover',
      )}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">
        {label}
        {detail !== undefined && detail !== '' && <span className="ml-8 text-ink-3">{detail}</span>}
      </span>
      {kind !== undefined && <span className="shrink-0 text-ink-3 text-small">{kind}</span>}
      {keys !== undefined && <Kbd>{keys}</Kbd>}
    </div>
  );
});

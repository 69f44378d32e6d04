import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { consumeFocusLoss, recordFocusLoss } from '#ui/focus/focus-restore-target.ts';

export type EmptyStateProps = {
  icon: LucideIcon;
  /** Explains in one line why there is nothing. */
  title: string;
  children?: ReactNode;
  /** The suggested action. */
  action?: ReactNode;
};

/** Shown in place of missing data, with the reason. It takes the focus of a list whose last row was removed. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  const name = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = name.current;
    const path = location.pathname;
    if (consumeFocusLoss()) element?.focus();
    return () => {
      if (element === document.activeElement) recordFocusLoss(path);
    };
  }, []);
  return (
    <div className="mx-auto flex max-w-440 flex-col items-center gap-8 px-24 py-56 text-center">
      <Icon size={24} strokeWidth={1.75} aria-hidden className="text-ink-3" />
      <p ref={name} data-empty tabIndex={-1} className="font-medium">
        {title}
      </p>
      {children && <div className="text-balance text-ink-2">{children}</div>}
      {action}
    </div>
  );
}

import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components';
import { ErrorBoundary } from './error-boundary.tsx';
import './keyboard-clicks.ts';

type PopoverFrameProps = {
  /** What it is called, when nothing within says so. */
  label?: string;
  triggerRef: RefObject<HTMLElement | null>;
  /** How wide it is. */
  className: string;
  /** The edge of what opened it that it lines up with. */
  alignTo?: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
};

/**
 * What opens beside a control and lies over the page until something else is pressed. Where there is too little room it is
 * scrolled: the list within, when it is one, else all of it.
 */
export function PopoverFrame({ label, triggerRef, className, alignTo = 'end', onClose, children }: PopoverFrameProps) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      placement={`bottom ${alignTo}`}
      {...(label !== undefined && { 'aria-label': label })}
      className={`flex flex-col overflow-auto rounded-card border border-line bg-surface shadow-popover dark:border-line-strong entering:animate-[appear_160ms] ${className}`}
    >
      <ErrorBoundary name={label} onClose={onClose}>
        {children}
      </ErrorBoundary>
    </Popover>
  );
}

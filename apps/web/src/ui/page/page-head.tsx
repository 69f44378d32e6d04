import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useScreenTitle } from './use-screen-title.ts';

export type PageHeadProps = {
  title: string;
  /** Before the title: the link to the parent. */
  back?: ReactNode;
  /** Beside the title: an ID or a state. */
  detail?: ReactNode;
  /** At the right end: the main action. */
  actions?: ReactNode;
  /**
   * For headers whose actions differ between the tabs below, which would jump: on wide screens, everything stays on one line, and
   * flexible elements are truncated.
   */
  isOneLine?: boolean;
};

/** The header of a screen. Its title is the heading of the page and the title of the browser tab. */
export function PageHead({ title, back, detail, actions, isOneLine = false }: PageHeadProps) {
  useScreenTitle(title);
  return (
    <div className="@container/head shrink-0">
      <header
        className={clsx(
          '@container flex min-h-44 max-sm:min-h-48 flex-wrap items-center gap-x-12 gap-y-4 px-16 py-6 max-sm:gap-x-8 max-sm:py-4',
          isOneLine && '@min-[1000px]/head:flex-nowrap',
        )}
      >
        {/* A long title does not leave the link to the parent alone in a row. */}
        <div className="flex min-w-0 items-center gap-12 max-sm:gap-8">
          {back}
          <h1 className="min-w-0 truncate text-title font-semibold tracking-[-0.01em]">{title}</h1>
        </div>
        {detail}
        <div
          className={clsx(
            'ml-auto flex flex-wrap items-center justify-end gap-8 max-sm:gap-4',
            isOneLine && '@min-[1000px]/head:shrink-0',
          )}
        >
          {actions}
        </div>
      </header>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useScreenTitle } from './use-screen-title.ts';

export type PageHeadProps = {
  title: string;
  /** Beside the title: an id, a state. */
  detail?: ReactNode;
  /** At the right end: the main action. */
  actions?: ReactNode;
};

/** The head of a screen; its title is the page's heading and names the tab of the browser. */
export function PageHead({ title, detail, actions }: PageHeadProps) {
  useScreenTitle(title);
  return (
    <header className="@container flex min-h-44 shrink-0 flex-wrap items-center gap-x-12 gap-y-4 px-16 py-6 max-sm:gap-x-8">
      <h1 className="min-w-0 truncate text-title font-semibold tracking-[-0.01em]">{title}</h1>
      {detail}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-8 max-sm:gap-4">{actions}</div>
    </header>
  );
}

import type { ReactNode } from 'react';

/** A list, and beside it the details of one of its rows in `panel`, which takes up no space if empty. */
export function ListAndPanel({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">{children}</div>
      {panel}
    </div>
  );
}

import type { ReactNode } from 'react';

/**
 * The filters above a list, in as many lines as the screen width requires. A drawer that opens beside them covers their end,
 * which can be scrolled to, and does not change the line breaks, because the list below would jump.
 */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    // Leaves room for the outline of the focused element.
    <div className="-my-4 overflow-x-auto scroll-px-24 [mask-image:linear-gradient(to_right,black_calc(100%-16px),transparent)] [scrollbar-width:none]">
      {/* A tick box has no frame: only more room around it tells which words are its own. */}
      <div className="flex flex-wrap items-center gap-8 px-16 py-4 sm:[&_label:has([type=checkbox])]:mr-8 md:min-w-[calc(100vw-var(--nav-width))]">
        {children}
      </div>
    </div>
  );
}

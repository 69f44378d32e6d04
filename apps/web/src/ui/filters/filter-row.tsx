import type { ReactNode } from 'react';

/**
 * Filters over a list, in as many lines as the width of the screen asks for. A drawer that opens beside them covers their end, which can be
 * scrolled to, and breaks no line: the list below would jump.
 */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    // What is focused has room for its outline.
    <div className="-my-4 overflow-x-auto scroll-px-24 [mask-image:linear-gradient(to_right,black_calc(100%-16px),transparent)] [scrollbar-width:none]">
      {/* A tick box has no frame: only more room around it tells which words are its own. */}
      <div className="flex flex-wrap items-center gap-8 px-16 py-4 sm:[&_label:has([type=checkbox])]:mr-8 md:min-w-[calc(100vw-var(--nav-width))]">
        {children}
      </div>
    </div>
  );
}

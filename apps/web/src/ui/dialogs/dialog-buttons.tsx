import type { ReactNode } from 'react';

/** The buttons of a dialog, at its end. They stay visible while the content scrolls. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="dialog-foot flex flex-wrap items-center justify-end gap-8">{children}</div>;
}

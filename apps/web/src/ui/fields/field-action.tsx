import type { ReactNode } from 'react';

/**
 * What stands beside a field whose label is shown, such as the button that adds what is written in it. It is level with the
 * field itself, and stays there whatever notice or error appears below that.
 */
export function FieldAction({ children }: { children: ReactNode }) {
  return (
    // As high as the label of the field, whatever the size of text and the room between its lines.
    <div className="flex min-w-0 flex-col gap-4 before:text-small before:content-['\a0']">{children}</div>
  );
}

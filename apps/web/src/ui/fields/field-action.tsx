import type { ReactNode } from 'react';

/**
 * An element beside a field with a visible label, such as the button that adds its text. It is aligned with the field itself, and
 * does not move when a note or an error appears below.
 */
export function FieldAction({ children }: { children: ReactNode }) {
  return (
    // As high as the label of the field, regardless of text size and line height.
    <div className="flex min-w-0 flex-col gap-4 before:text-small before:content-['\a0']">{children}</div>
  );
}

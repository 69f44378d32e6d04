import { FileDiff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';

type ChangeLineProps = {
  children: ReactNode;
  /** Opens the change. Undefined if there is nothing to show. */
  onSee: (() => void) | undefined;
  /** The label that names the change if there are several. */
  seeLabel?: string;
};

/** Shows that the content of a file has changed, with a link to the change. */
export function ChangeLine({ children, onSee, seeLabel }: ChangeLineProps) {
  return (
    // Reserves the height of the button, which appears later.
    <div className="flex min-h-40 flex-wrap items-center gap-x-12 gap-y-4 px-16 py-6">
      <p className="flex min-w-0 items-center gap-8">
        <FileDiff size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <span>{children}</span>
      </p>
      {onSee && (
        <Button onPress={onSee} aria-label={seeLabel}>
          See what changed
        </Button>
      )}
    </div>
  );
}

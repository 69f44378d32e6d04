import { FileDiff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';

type ChangeLineProps = {
  children: ReactNode;
  /** Opens what has changed; undefined where nothing can be shown. */
  onSee: (() => void) | undefined;
  /** Says which change is shown, where there is more than one. */
  seeLabel?: string;
};

/** Says that the content of a file has changed, with a way to the change. */
export function ChangeLine({ children, onSee, seeLabel }: ChangeLineProps) {
  return (
    // As tall as with the button, which comes later.
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

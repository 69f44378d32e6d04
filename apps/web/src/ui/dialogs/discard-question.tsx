import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';

type DiscardQuestionProps = { onRetain: () => void; onDiscard: () => void };

/** Asks whether to discard the text typed in a dialog. Escape keeps it. */
export function DiscardQuestion({ onRetain, onDiscard }: DiscardQuestionProps) {
  const id = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={question}
      role="alertdialog"
      aria-labelledby={id}
      className="sticky z-2 -bottom-20 -mx-20 -mb-20 flex flex-wrap items-center justify-end gap-8 border-line border-t bg-amber-bg px-20 py-12 max-sm:-bottom-16 max-sm:-mx-16 max-sm:-mb-16 max-sm:px-16"
    >
      <p id={id} className="mr-auto text-amber-fg">
        Discard your input?
      </p>
      <Button size="form" onPress={onRetain}>
        Keep editing
      </Button>
      <Button size="form" kind="danger" onPress={onDiscard}>
        Discard
      </Button>
    </div>
  );
}

import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { KeyLegend } from '#ui/keyboard/key-legend.tsx';
import type { FoundPlace } from './find-place.ts';
import type { Choice } from './use-choose-place.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 10, PageUp: -10 };

/** Shows the selected position of a comment, with controls to move it. Handles the keys while it is shown. */
export function ChoiceBar({ choice }: { choice: Choice }) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
    bar.current?.querySelector<HTMLElement>('[data-choose]')?.focus();
  }, []);
  const cancel = () => {
    choice.cancel();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) cancel();
    else choice.move(step);
  };
  return (
    <fieldset
      ref={bar}
      onKeyDown={onKeyDown}
      className="z-20 flex shrink-0 flex-wrap items-center gap-8 border-accent border-t-2 bg-selected px-16 py-6"
    >
      <legend className="sr-only">Choose a place</legend>
      <IconButton icon={ChevronUp} label="Previous place" onPress={() => choice.move(-1)} />
      <IconButton icon={ChevronDown} label="Next place" onPress={() => choice.move(1)} />
      <p role="status" className="min-w-0 flex-1 truncate">
        <span className="text-ink-2 text-small tabular-nums">{choice.position}</span> {describeChoice(choice.place)}
      </p>
      <KeyLegend entries={[['↑ ↓', 'move']]} />
      <span className="flex gap-8">
        <Button onPress={cancel}>Cancel</Button>
        <Button kind="primary" data-choose data-op="drive.comments.create" onPress={choice.choose}>
          Comment here
        </Button>
      </span>
    </fieldset>
  );
}

function describeChoice(place: FoundPlace): string {
  if ('range' in place) return place.range.toString().trim();
  return place.element.getAttribute('aria-label') ?? place.element.getAttribute('alt') ?? 'Picture';
}

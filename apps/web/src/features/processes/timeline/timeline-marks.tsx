import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';

/** A mark on a timeline, with its position and length in percent of the shown time range. */
export type PlacedMark = {
  key: string;
  label: string;
  leftPercent: number;
  widthPercent: number;
  /** The classes for its appearance. */
  className: string;
};

type TimelineMarksProps = {
  label: string;
  /** Oldest first. */
  marks: readonly PlacedMark[];
  onOpen: (index: number) => void;
  /** Further content on the line. */
  children?: ReactNode;
};

/** Marks on a line with a single tab stop. Arrow keys, Home and End move between marks, and Enter opens one. */
export function TimelineMarks({ label, marks, onOpen, children }: TimelineMarksProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const active = Math.min(chosen ?? marks.length - 1, marks.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onOpen(active);
    else {
      const next = getNextIndex(event.key, active, marks.length);
      if (next === undefined) return;
      setChosen(next);
    }
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    const index = target instanceof HTMLElement ? Number(target.dataset.mark ?? Number.NaN) : Number.NaN;
    if (Number.isNaN(index)) return;
    setChosen(index);
    onOpen(index);
  };
  return (
    <div
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
      aria-activedescendant={`${id}${active}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="group relative mx-16 h-24 min-w-0 flex-1 max-sm:flex-none max-sm:self-stretch bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1px] bg-center bg-no-repeat"
    >
      {marks.map((mark, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and references the active option
        <span
          key={mark.key}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          aria-label={mark.label}
          title={mark.label}
          data-mark={index}
          style={{ left: `min(${mark.leftPercent}%, 100% - 4px)`, width: `max(4px, ${mark.widthPercent}%)` }}
          className={`absolute inset-y-0 my-auto rounded-control group-focus-visible:aria-selected:outline-2 group-focus-visible:aria-selected:outline-accent ${mark.className}`}
        />
      ))}
      {children}
    </div>
  );
}

function getNextIndex(key: string, active: number, count: number): number | undefined {
  const next = { ArrowLeft: active - 1, ArrowRight: active + 1, Home: 0, End: count - 1 }[key];
  return next === undefined ? undefined : Math.max(0, Math.min(next, count - 1));
}

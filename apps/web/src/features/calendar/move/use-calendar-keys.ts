import type { View } from '#features/calendar/view/search.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';

type CalendarKeys = {
  view: View;
  /** Moves to the next or previous period. */
  onStep: (direction: 1 | -1) => void;
  onView: (view: View) => void;
  onToday: () => void;
  onRefresh: () => void;
  /** The reason why no event can be created, if any. */
  createRefusal: string | undefined;
  onCreate: () => void;
  onQuickAdd: () => void;
  /** Opens the event search. */
  onFind: () => void;
};

/** Registers the single-key shortcuts of the calendar. `m` on an event moves the event and is handled there. */
export function useCalendarKeys(keys: CalendarKeys): void {
  const { view, onStep, onView, onToday, onRefresh, createRefusal, onCreate, onQuickAdd, onFind } = keys;
  const hasOwnKeys = view === 'agenda'; // In the agenda, `j` and `k` move along the list.
  useShortcut('j', () => onStep(1), { isHere: !hasOwnKeys });
  useShortcut('k', () => onStep(-1), { isHere: !hasOwnKeys });
  useShortcut('n', () => onStep(1));
  useShortcut('p', () => onStep(-1));
  useShortcut('t', onToday);
  useShortcut('R', onRefresh);
  useShortcut('d', () => onView('day'));
  useShortcut('x', () => onView('3days'));
  useShortcut('w', () => onView('week'));
  useShortcut('m', () => onView('month'));
  useShortcut('a', () => onView('agenda'));
  useShortcut('y', () => onView('year'));
  useShortcut('1', () => onView('day'));
  useShortcut('2', () => onView('week'));
  useShortcut('3', () => onView('month'));
  useShortcut('4', () => onView('agenda'));
  useShortcut('/', onFind);
  useShortcut('c', onCreate, { disabledReason: createRefusal });
  useShortcut('q', onQuickAdd, { disabledReason: createRefusal });
}

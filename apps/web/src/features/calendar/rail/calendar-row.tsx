import { useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Check, Ellipsis, EyeOff, Palette, Settings, Target } from 'lucide-react';
import { type HTMLAttributes, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { changeEntry } from '#shared/calendar/entry-writes.ts';
import { CalendarColors } from '#shared/calendar/fields/calendar-colors.tsx';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import type { RailPart } from './rail-steps.ts';
import type { CalendarChoice } from './use-calendars.ts';
import type { RailStopProps } from './use-rail-focus.ts';

// Lazy-loaded when a menu is about to open.
const ActionMenu = lazyComponent(() => import('#ui/menus/action-menu.tsx'), 'ActionMenu');

type CalendarRowProps = {
  calendar: CalendarChoice;
  onChange: (isSelected: boolean) => void;
  /** Shows only this calendar. */
  onOnly: () => void;
  /** Moves the calendar up (-1) or down (1) in its group. Undefined at that end. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** Moves the calendar that was dropped here to this position. */
  onTake: (calendarId: string) => void;
  stopProps: (calendarId: string, part: RailPart) => RailStopProps;
};

/** One calendar of the list, with a visibility checkbox and an action menu. */
export function CalendarRow({ calendar, onChange, onTake, stopProps, ...moves }: CalendarRowProps) {
  const { name, color, isSelected, entry } = calendar;
  const [isOpen, setIsOpen] = useState(false);
  const [isRecolouring, setIsRecolouring] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { run } = useCalendarWrite();
  const actions = useRowActions(calendar, { ...moves, onRecolour: () => setIsRecolouring(true) });
  return (
    <div
      {...dragProps(calendar.id, onTake)}
      className="group -mx-4 flex min-h-28 items-center rounded-control hover:bg-hover max-md:min-h-40"
    >
      <label className="flex min-h-28 min-w-0 flex-1 cursor-default items-center gap-8 px-4">
        <input
          {...stopProps(calendar.id, 'box')}
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          className="peer sr-only"
        />
        <span
          className="inline-flex size-16 shrink-0 items-center justify-center rounded-control border-2 peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
          style={{
            borderColor: color,
            background: isSelected ? `color-mix(in oklab, ${color} 24%, var(--surface))` : 'transparent',
          }}
        >
          {isSelected && <Check size={12} strokeWidth={3} aria-hidden />}
        </span>
        <span className="min-w-0 truncate" title={name}>
          {name}
        </span>
      </label>
      <PressButton
        {...stopProps(calendar.id, 'menu')}
        ref={button}
        aria-label={`Actions for ${name}`}
        data-tooltip="Actions"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onWarm={ActionMenu.preload}
        onPress={() => setIsOpen(true)}
        className="inline-flex size-24 shrink-0 cursor-default items-center justify-center rounded-control text-ink-3 pointer-fine:opacity-0 hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 max-md:size-40 max-md:opacity-100"
      >
        <Ellipsis size={14} strokeWidth={1.75} aria-hidden />
      </PressButton>
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <ActionMenu
            label={`Actions for ${name}`}
            actions={actions}
            triggerRef={button}
            onClose={() => setIsOpen(false)}
          />
        </OverlayPart>
      )}
      {isRecolouring && (
        <Dialog title={`Colour of ${name}`} isOpen onClose={() => setIsRecolouring(false)}>
          <CalendarColors
            entry={entry}
            onChange={(patch) => {
              setIsRecolouring(false);
              void run(() => changeEntry(entry, patch));
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

const DRAG_TYPE = 'application/x-calendar-id';

/** Returns the props for dragging a row to the position of another. The menu moves it step by step. */
function dragProps(id: string, onTake: (calendarId: string) => void): HTMLAttributes<HTMLElement> {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData(DRAG_TYPE, id);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
    },
    onDrop: ({ dataTransfer }) => onTake(dataTransfer.getData(DRAG_TYPE)),
  };
}

type RowMoves = Pick<CalendarRowProps, 'onOnly' | 'onUp' | 'onDown'> & { onRecolour: () => void };

function useRowActions({ id, name, entry }: CalendarChoice, moves: RowMoves): MenuAction[] {
  const navigate = useNavigate();
  const { run } = useCalendarWrite();
  const refusal = canCall(useSession(), 'calendar.calendarList.patch')
    ? undefined
    : 'Your role cannot change the list of calendars.';
  return [
    { id: 'only', label: 'Show only this', icon: Target, onAction: moves.onOnly },
    {
      id: 'colour',
      operationId: 'calendar.calendarList.patch',
      label: 'Change colour',
      icon: Palette,
      disabledReason: refusal,
      onAction: moves.onRecolour,
    },
    {
      id: 'up',
      label: 'Move up',
      icon: ArrowUp,
      disabledReason: moves.onUp ? undefined : 'Already first in its group',
      onAction: () => moves.onUp?.(),
    },
    {
      id: 'down',
      label: 'Move down',
      icon: ArrowDown,
      disabledReason: moves.onDown ? undefined : 'Already last in its group',
      onAction: () => moves.onDown?.(),
    },
    {
      id: 'hide',
      operationId: 'calendar.calendarList.patch',
      label: 'Hide from list',
      icon: EyeOff,
      disabledReason: refusal ?? (entry.primary ? 'Your primary calendar is always in the list.' : undefined),
      onAction: () =>
        void run(async () => ({ ...(await changeEntry(entry, { hidden: true })), message: `Hid ${name}` })),
    },
    {
      id: 'settings',
      label: 'Name, access and reminders',
      icon: Settings,
      onAction: () => void navigate({ to: '/calendars/$calendarId/details', params: { calendarId: id } }),
    },
  ];
}

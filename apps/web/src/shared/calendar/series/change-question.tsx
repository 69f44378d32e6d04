import { countOf } from '@rotunda/api-client/count-of';
import type { OperationId } from '@rotunda/api-client/operations';
import { useState } from 'react';
import { applyPatch } from '#shared/calendar/event-patch.ts';
import { countOtherGuests } from '#shared/calendar/event-rights.ts';
import type { Notice } from '#shared/calendar/event-writes.ts';
import { type Occurrence, readTime } from '#shared/calendar/occurrence.ts';
import { TimeChange } from '#shared/calendar/time-change.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EffectBadge } from '#ui/buttons/effect-badge.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import type { EventChange, Scope } from './event-change.ts';
import { ScopeChoice } from './scope-choice.tsx';

export type ChangeQuestionProps = {
  /** The action, as on the button: `Move`, `Delete`, `Save`. */
  verb: string;
  /** The operation that is called on confirmation. */
  operationId: OperationId;
  occurrence: Occurrence;
  change: EventChange | undefined;
  zone: string;
  /** The number of guests before and after the change, if it changes the guests. */
  guestCount?: number;
  onAnswer: (scope: Scope, notice: Notice) => void;
  onClose: () => void;
};

/** Asks for the options of a change: the affected part of a series, and which guests to notify. */
export function ChangeQuestion({
  verb,
  operationId,
  occurrence,
  change,
  zone,
  guestCount = countOtherGuests(occurrence.event),
  onAnswer,
  onClose,
}: ChangeQuestionProps) {
  const isSeries = occurrence.event.recurringEventId !== undefined;
  const newTime =
    change?.time ?? (change?.patch.start ? readTime(applyPatch(occurrence.event, change.patch)) : undefined);
  const [scope, setScope] = useState<Scope>('one');
  const [notice, setNotice] = useState<Notice>('all');
  return (
    <Dialog title={`${verb} “${occurrence.title}”`} isOpen onClose={onClose}>
      {newTime && (
        <p className="text-ink-2">
          <TimeChange occurrence={occurrence} time={newTime} zone={zone} />
        </p>
      )}
      {isSeries && (
        <ScopeChoice occurrence={occurrence} change={change} zone={zone} value={scope} onChange={setScope} />
      )}
      {guestCount > 0 && (
        <RadioChoice label="Notify" options={noticeOptions(guestCount)} value={notice} onChange={setNotice} />
      )}
      <DialogButtons>
        <span className="mr-auto">
          <EffectBadge effect="undo" />
        </span>
        <DialogClose onClose={onClose} />
        <Button
          size="form"
          kind={verb === 'Delete' ? 'danger' : 'primary'}
          autoFocus
          data-op={operationId}
          onPress={() => onAnswer(scope, guestCount > 0 ? notice : 'none')}
        >
          {verb}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function noticeOptions(guestCount: number) {
  return [
    { value: 'all', label: guestCount === 1 ? 'The guest' : `All ${countOf(guestCount, 'guest')}` },
    { value: 'externalOnly', label: 'External guests only' },
    { value: 'none', label: 'No one', detail: 'The event still changes in their calendars.' },
  ] as const;
}

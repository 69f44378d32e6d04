import type { OperationId } from '@rotunda/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EffectBadge } from '#ui/effect-badge.tsx';
import { RadioChoice } from '#ui/radio-choice.tsx';
import { eventQuery } from './calendar-queries.ts';
import { otherGuestCount } from './event-rights.ts';
import type { Notice } from './event-writes.ts';
import type { Occurrence, ServiceEvent } from './occurrence.ts';
import { seriesCountQuery } from './series-count-query.ts';
import { type EventChange, type Scope, seriesRefusal } from './series-writes.ts';

export type ChangeQuestionProps = {
  /** What is about to be done, as a button says it: `Move`, `Delete`, `Save`. */
  verb: string;
  /** What answering calls. */
  operationId: OperationId;
  occurrence: Occurrence;
  change: EventChange | undefined;
  zone: string;
  /** Guests before and after the change, when it changes who they are. */
  guestCount?: number;
  onAnswer: (scope: Scope, notice: Notice) => void;
  onClose: () => void;
};

/** Asks what has to be known before a change: how much of a series it is about, and which guests are told. */
export function ChangeQuestion({
  verb,
  operationId,
  occurrence,
  change,
  zone,
  guestCount = otherGuestCount(occurrence.event),
  onAnswer,
  onClose,
}: ChangeQuestionProps) {
  const isSeries = occurrence.event.recurringEventId !== undefined;
  const [scope, setScope] = useState<Scope>('one');
  const [notice, setNotice] = useState<Notice>('all');
  return (
    <Dialog title={`${verb} “${occurrence.title}”`} isOpen onClose={onClose}>
      {isSeries && (
        <ScopeChoice occurrence={occurrence} change={change} zone={zone} value={scope} onChange={setScope} />
      )}
      {guestCount > 0 && (
        <RadioChoice label="Who is told" options={noticeOptions(guestCount)} value={notice} onChange={setNotice} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-8">
        <span className="mr-auto">
          <EffectBadge effect="undo" />
        </span>
        <Button size="form" onPress={onClose}>
          Close
        </Button>
        <Button
          size="form"
          kind={verb === 'Delete' ? 'danger' : 'primary'}
          autoFocus
          data-op={operationId}
          onPress={() => onAnswer(scope, guestCount > 0 ? notice : 'none')}
        >
          {verb}
        </Button>
      </div>
    </Dialog>
  );
}

type ScopeChoiceProps = Pick<ChangeQuestionProps, 'occurrence' | 'change' | 'zone'> & {
  value: Scope;
  onChange: (scope: Scope) => void;
};

function ScopeChoice({ occurrence, change, zone, value, onChange }: ScopeChoiceProps) {
  const { calendar, event } = occurrence;
  const seriesId = event.recurringEventId ?? '';
  const start = event.originalStartTime ?? event.start;
  const from = momentOf(start) ?? new Date().toISOString();
  const master = useQuery(eventQuery(calendar.id, seriesId));
  const first = momentOf(master.data?.start);
  const all = useQuery({
    ...seriesCountQuery(calendar.id, seriesId, { from: first ?? from, near: from }),
    enabled: first !== undefined,
  });
  const following = useQuery(seriesCountQuery(calendar.id, seriesId, { from, near: from }));
  const refusal = master.data && seriesRefusal(master.data, occurrence, change?.time, zone);
  const isClosed = refusal !== undefined || !master.data;
  return (
    <RadioChoice
      label="Which of the series"
      value={value}
      onChange={onChange}
      options={[
        { value: 'one', label: 'This one only' },
        {
          value: 'following',
          label: 'This and the following',
          detail: refusal ?? following.data,
          isDisabled: isClosed,
        },
        { value: 'all', label: 'All of the series', detail: refusal ?? all.data, isDisabled: isClosed },
      ]}
    />
  );
}

function momentOf(start: ServiceEvent['start']): string | undefined {
  return start?.dateTime ?? (start?.date && `${start.date}T00:00:00Z`);
}

function noticeOptions(guestCount: number) {
  return [
    { value: 'all', label: guestCount === 1 ? 'The guest' : `All ${guestCount} guests` },
    { value: 'externalOnly', label: 'Only guests who use another calendar' },
    { value: 'none', label: 'Nobody', detail: 'The event changes in their calendars all the same.' },
  ] as const;
}

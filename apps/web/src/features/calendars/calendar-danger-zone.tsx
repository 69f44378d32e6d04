import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { useState } from 'react';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { DangerAction, DangerZone } from '#ui/page/danger-zone.tsx';
import { DANGERS, type Danger, DangerDialog } from './danger-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

type Calendar = CalendarSchemas['Calendar'];

type DangerZoneProps = {
  calendar: Calendar;
  /** The reason why the user cannot change the calendar, if any. */
  changeRefusal: string | undefined;
  onLeave: () => void;
};

/** The danger zone: clearing a primary calendar, deleting a secondary one, transferring ownership. */
export function CalendarDangerZone({ calendar, changeRefusal, onLeave }: DangerZoneProps) {
  const session = useSession();
  const [step, setStep] = useState<Danger | undefined>(undefined);
  // Only secondary calendars have a data owner.
  const isPrimary = calendar.dataOwner === undefined;
  const steps: readonly { step: Danger; what: string; refusal: string | undefined }[] = [
    {
      step: 'clear',
      what: 'Deletes all events but not the calendar.',
      refusal: findRefusal(
        isPrimary ? undefined : 'Only a primary calendar can be cleared. Delete this one instead.',
        'clear',
      ),
    },
    {
      step: 'delete',
      what: 'Deletes the calendar and all its events, for everyone.',
      refusal: findRefusal(isPrimary ? 'A primary calendar cannot be deleted. Clear it instead.' : undefined, 'delete'),
    },
    {
      step: 'transfer',
      what: 'Transfers ownership to another person. Requires administrator rights.',
      refusal: findRefusal(isPrimary ? 'A primary calendar cannot be transferred.' : undefined, 'transfer'),
    },
  ];
  function findRefusal(state: string | undefined, wanted: Danger): string | undefined {
    // A transfer requires administrator rights, regardless of the calendar's owner.
    const access = wanted === 'transfer' ? undefined : changeRefusal;
    return roleRefusal(session, DANGERS[wanted].operationId, 'This') ?? state ?? access;
  }
  const close = () => setStep(undefined);
  const end = steps.find(({ step: each, refusal }) => each !== 'transfer' && refusal === undefined);
  useShortcut('Delete', () => setStep(end?.step), { disabledReason: end ? undefined : steps[1]?.refusal });
  return (
    <>
      <DangerZone>
        {steps.map(({ step: each, what, refusal }) => (
          <DangerAction
            key={each}
            label={DANGERS[each].label}
            what={what}
            refusal={refusal}
            operationId={DANGERS[each].operationId}
            onPress={() => setStep(each)}
          />
        ))}
      </DangerZone>
      {step === 'transfer' && <TransferDialog calendar={calendar} onClose={close} />}
      {(step === 'clear' || step === 'delete') && (
        <DangerDialog danger={step} calendar={calendar} onClose={close} onLeave={onLeave} />
      )}
    </>
  );
}

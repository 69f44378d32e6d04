import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { useState } from 'react';
import { roleRefusal } from '#shared/role-refusal.ts';
import { useSession } from '#shared/session.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { EffectBadge } from '#ui/effect-badge.tsx';
import { DANGERS, type Danger, DangerDialog } from './danger-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

type Calendar = CalendarSchemas['Calendar'];

/** What cannot be taken back: clearing a primary calendar, deleting another one, giving one to somebody else. */
export function DangerZone({ calendar, onLeave }: { calendar: Calendar; onLeave: () => void }) {
  const session = useSession();
  const [step, setStep] = useState<Danger | undefined>(undefined);
  // Only secondary calendars have a data owner.
  const isPrimary = calendar.dataOwner === undefined;
  const steps: readonly { step: Danger; what: string; refusal: string | undefined }[] = [
    {
      step: 'clear',
      what: 'Deletes every event of the calendar, which stays.',
      refusal: refusalOf(
        isPrimary ? undefined : 'Only a primary calendar can be emptied; this one can be deleted.',
        'clear',
      ),
    },
    {
      step: 'delete',
      what: 'Deletes the calendar with all of its events, for everybody.',
      refusal: refusalOf(isPrimary ? 'A primary calendar cannot be deleted, only emptied.' : undefined, 'delete'),
    },
    {
      step: 'transfer',
      what: 'Makes somebody else the data owner, with administrator rights.',
      refusal: refusalOf(isPrimary ? 'A primary calendar stays with its person.' : undefined, 'transfer'),
    },
  ];
  function refusalOf(state: string | undefined, wanted: Danger): string | undefined {
    return roleRefusal(session, DANGERS[wanted].operationId, 'This') ?? state;
  }
  const close = () => setStep(undefined);
  const end = steps.find(({ step: each, refusal }) => each !== 'transfer' && refusal === undefined);
  useShortcut('Delete', () => setStep(end?.step), end !== undefined && step === undefined);
  return (
    <section
      aria-label="What cannot be taken back"
      className="flex flex-col gap-12 rounded-card border border-danger p-16"
    >
      <h2 className="flex items-center gap-8 font-semibold text-section">
        What cannot be taken back <EffectBadge effect="permanent" />
      </h2>
      <ul className="flex flex-col gap-12">
        {steps.map(({ step: each, what, refusal }) => (
          <li key={each} className="flex flex-wrap items-center justify-between gap-8">
            <span className="min-w-0 flex-1 text-ink-2">{refusal ?? what}</span>
            <Button blockedBecause={refusal} data-op={DANGERS[each].operationId} onPress={() => setStep(each)}>
              {DANGERS[each].label}
            </Button>
          </li>
        ))}
      </ul>
      {step === 'transfer' && <TransferDialog calendar={calendar} onClose={close} />}
      {(step === 'clear' || step === 'delete') && (
        <DangerDialog danger={step} calendar={calendar} onClose={close} onLeave={onLeave} />
      )}
    </section>
  );
}

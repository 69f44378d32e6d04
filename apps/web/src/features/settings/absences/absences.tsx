import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { AbsenceItem } from './absence-item.tsx';
import { absencesQuery } from './absence-queries.ts';
import { StandInRuleFields } from './stand-in-rule-fields.tsx';

// Lazy-loaded on first open.
const AbsenceDialog = lazyComponent(() => import('./absence-dialog.tsx'), 'AbsenceDialog');

/** Lists the user's absences, the stand-ins for approvals, and the results of these approvals. */
export function Absences() {
  const absences = useQuery(absencesQuery);
  const isOperator = useSession().roles.includes('operator');
  const [isAsking, setIsAsking] = useState(false);
  const off = absences.data?.rule.mode === 'off' ? 'Your team has turned stand-ins off.' : undefined;
  return (
    <section aria-labelledby="absences-heading" className="flex flex-col gap-8">
      <h2 id="absences-heading" className="font-semibold text-section">
        Time away
      </h2>
      <p className="text-ink-2">
        While you are away, approvals waiting for you go to a stand-in. The history of each approval names both of you.
        This works while you, or someone whose permissions are used, stay signed in.
      </p>
      {absences.isPending && (
        // Matches the height of the content, which is larger for operators.
        <Skeleton label="Loading your time away" rows={2} rowClass={isOperator ? 'h-42' : 'h-26'} />
      )}
      {isUnreadable(absences) && (
        <ErrorView
          error={absences.error}
          title="Your time away could not be loaded"
          onRetry={() => void absences.refetch()}
        />
      )}
      {absences.data && (
        <>
          <StandInRuleFields rule={absences.data.rule} />
          {absences.data.absences.length > 0 && (
            <ul aria-label="Time away" className="flex flex-col">
              {absences.data.absences.map((absence) => (
                <AbsenceItem key={absence.absenceId} absence={absence} />
              ))}
            </ul>
          )}
          <div>
            <Button disabledReason={off} onPress={() => setIsAsking(true)}>
              Set time away
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <WindowPart onClose={() => setIsAsking(false)}>
          <AbsenceDialog onClose={() => setIsAsking(false)} />
        </WindowPart>
      )}
    </section>
  );
}

import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { useSession } from '#shared/session/session.ts';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { getScopeLabel } from './calendar-writes.ts';
import { deletionImpactQuery } from './deletion-impact-query.ts';
import { accessRulesQuery } from './queries.ts';

type DeletionImpactProps = {
  calendarId: string;
  /** Whether the calendar itself is deleted, with everybody's access. */
  isWithCalendar: boolean;
};

/** Shown before a calendar is cleared or deleted: what will be lost, and who is affected. */
export function DeletionImpact({ calendarId, isWithCalendar }: DeletionImpactProps) {
  const [openedMs] = useState(Date.now);
  const loss = useQuery(deletionImpactQuery(calendarId, openedMs));
  const describeLoss = (words: (data: NonNullable<typeof loss.data>) => ReactNode) =>
    loss.data ? words(loss.data) : describePending(loss.error, 'Counting');
  return (
    <section aria-label="Impact" className="rounded-card border border-line bg-sunken px-12 py-8">
      <DescriptionList
        items={[
          [
            'Events',
            describeLoss(({ eventCount, seriesCount, isComplete }) => (
              <>
                {isComplete ? '' : 'More than '}
                {countOf(eventCount, 'event')} and {seriesCount === 1 ? 'one series' : `${seriesCount} series`}
              </>
            )),
          ],
          [
            'Next event',
            describeLoss(({ nextTitles }) => (nextTitles.length > 0 ? nextTitles.join(', ') : 'No upcoming events')),
          ],
          [
            'Guests',
            describeLoss(({ guestCount }) =>
              guestCount === 0
                ? 'No guests in upcoming events'
                : `${countOf(guestCount, 'person')} (copies are cancelled, too)`,
            ),
          ],
          ...(isWithCalendar ? [['Access', <WhoHasAccess key="access" calendarId={calendarId} />] as const] : []),
        ]}
      />
    </section>
  );
}

const NAMED = 3;

/** Shows how many others have access to a calendar, and names the first of them. */
export function WhoHasAccess({ calendarId }: { calendarId: string }) {
  const { email } = useSession();
  const rules = useQuery(accessRulesQuery(calendarId, false));
  if (!rules.data) return describePending(rules.error, 'Counting');
  const others = rules.data.filter(
    ({ role, scope }) => role !== 'none' && ![calendarId, email].includes(scope?.value ?? ''),
  );
  if (others.length === 0) return 'No one else has access';
  const named = others.slice(0, NAMED).map(getScopeLabel);
  const rest = others.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function describePending(error: Error | null, words: string): string {
  return error ? `Could not be counted: ${explainError(error)}` : words;
}

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operationQuery } from '#shared/api/operation-query.ts';
import { isNotFound } from '#shared/errors/is-not-found.ts';
import { NotFoundNotice } from '#shared/errors/missing-resource.tsx';
import { PinButton } from '#shared/places/pin-button.tsx';
import { useRecordVisit } from '#shared/places/use-record-visit.ts';
import { useSupportedTabs } from '#shared/screens/use-supported-tabs.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';

/** The layout of a calendar's screens: its name and the tabs. */
export function CalendarHead({ calendarId, children }: { calendarId: string; children: ReactNode }) {
  const calendar = useQuery(operationQuery('calendar.calendars.get', { calendarId }));
  useRecordVisit('calendar', calendarId, calendar.data?.summary);
  const offered = useSupportedTabs();
  const params = { calendarId };
  const navigate = useNavigate();
  useShortcut('a', () => void navigate({ to: '/calendars/$calendarId/access', params }));
  if (isNotFound(calendar.error)) return <NotFoundNotice kind="calendar" id={calendarId} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={calendar.isPending ? 'Calendar' : (calendar.data?.summary ?? calendarId)}
        detail={
          // Its position depends on the length of the name.
          !calendar.isPending && (
            <>
              <span className="max-sm:hidden">
                <CopyableId id={calendarId} label="calendar ID" maxLength={28} />
              </span>
              <PinButton kind="calendar" targetId={calendarId} title={calendar.data?.summary} />
            </>
          )
        }
      />
      <LinkTabs
        label="Calendar"
        tabs={offered([
          { to: '/calendars/$calendarId/details', params, label: 'Details' },
          { to: '/calendars/$calendarId/access', params, label: 'Access' },
          { to: '/calendars/$calendarId/list', params, label: 'My settings' },
        ])}
      />
      <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto px-16 py-20">
        {children}
      </div>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { getName } from '#shared/calendar/entry-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { getRoleLabel } from '#shared/calendar/role-labels.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { formatCalendarState } from './calendar-state-text.ts';
import { WhoHasAccess } from './deletion-impact.tsx';

type CalendarPanelProps = { entry: CalendarEntry; onOpen: (id: string) => void; onClose: () => void };

/** The panel of one calendar: its details, the user's access, and who else has access. */
export function CalendarPanel({ entry, onOpen, onClose }: CalendarPanelProps) {
  const session = useSession();
  const { id = '', summary, summaryOverride, description, location, timeZone, accessRole, dataOwner } = entry;
  const reminders = entry.defaultReminders ?? [];
  const canSeeAccess = accessRole === 'owner' && canCall(session, 'calendar.acl.list');
  return (
    <SidePanel title={getName(entry)} onClose={onClose}>
      <div className="flex flex-col gap-20">
        <div className="flex flex-wrap gap-8">
          <Button onPress={() => onOpen(id)}>Open</Button>
          <Link
            to="/calendar"
            search={{ cals: [id] }}
            className="inline-flex h-tool items-center rounded-control border border-line-strong bg-surface px-8 font-medium hover:bg-hover"
          >
            View events
          </Link>
        </div>
        {description && <p className="whitespace-pre-wrap break-words">{description}</p>}
        <DescriptionList
          items={[
            ['Your access', getRoleLabel(accessRole)],
            ...(canSeeAccess ? [['Also shared with', <WhoHasAccess key="access" calendarId={id} />] as const] : []),
            ['State', formatCalendarState(entry)],
            ...(summaryOverride ? [['Original name', summary] as const] : []),
            ...(dataOwner ? [['Data owner', dataOwner] as const] : []),
            ['Time zone', timeZone?.replaceAll('_', ' ')],
            ...(location ? [['Location', location] as const] : []),
            [
              'Reminders',
              reminders.map(({ minutes, method }) => `${minutes} min before, ${method}`).join('; ') || 'None',
            ],
            ['ID', <CopyableId key="id" id={id} label="calendar ID" maxLength={28} />],
          ]}
        />
      </div>
    </SidePanel>
  );
}

import type { OperationId } from '@rotunda/api-client/operations';
import {
  BellPlus,
  CalendarPlus,
  CircleAlert,
  FileCode2,
  FolderPlus,
  HardDrive,
  type LucideIcon,
  Rss,
  ScanSearch,
  Sparkles,
  Timer,
  Upload,
} from 'lucide-react';
import type { IndexName } from '#shared/indexes/index-name.ts';
import { startScan } from '#shared/indexes/start-scan.ts';
import { canCall } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import { pressKeyOnScreen } from '#shared/shortcuts/deferred-key.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { Command } from './command.ts';

/** An action on a screen. With a key of that screen, it runs the action of the key. */
type ScreenAction = { label: string; icon: LucideIcon; href: string; key?: string; operationId?: OperationId };

const actions: readonly ScreenAction[] = [
  {
    label: 'New script project',
    icon: FileCode2,
    href: '/scripts',
    key: 'c',
    operationId: 'script.projects.create',
  },
  { label: 'New event', icon: CalendarPlus, href: '/events/new', operationId: 'calendar.events.insert' },
  {
    label: 'Add an event in one line',
    icon: Sparkles,
    href: '/calendar',
    key: 'q',
    operationId: 'calendar.events.quickAdd',
  },
  { label: 'Upload files', icon: Upload, href: '/files', key: 'u', operationId: 'drive.files.create' },
  { label: 'New folder', icon: FolderPlus, href: '/files', key: 'n', operationId: 'drive.files.create' },
  { label: 'New shared drive', icon: HardDrive, href: '/drives', key: 'n', operationId: 'drive.drives.create' },
  { label: 'New calendar', icon: CalendarPlus, href: '/calendars', key: 'n', operationId: 'calendar.calendars.insert' },
  {
    label: 'Subscribe to a calendar',
    icon: Rss,
    href: '/calendars',
    key: 's',
    operationId: 'calendar.calendarList.insert',
  },
  { label: 'New alert rule', icon: BellPlus, href: '/alerts/rules', key: 'n' },
  { label: 'New watch', icon: BellPlus, href: '/watches', key: 'n', operationId: 'drive.files.watch' },
  {
    label: 'Show failures of the last day',
    icon: CircleAlert,
    href: '/processes?status=%5B%22FAILED%22%2C%22TIMED_OUT%22%5D&from=-24h',
    operationId: 'script.processes.list',
  },
  {
    label: 'Show processes running for more than 5 minutes',
    icon: Timer,
    href: '/processes?status=%5B%22RUNNING%22%5D&longer=5m',
    operationId: 'script.processes.list',
  },
];

const scans = [
  { index: 'approvals', label: 'Scan files for approvals', href: '/reviews', operationId: 'drive.approvals.list' },
  {
    index: 'access-requests',
    label: 'Scan files for access requests',
    href: '/access-requests',
    operationId: 'drive.accessproposals.list',
  },
  {
    index: 'outside-access',
    label: 'Scan files for access from outside',
    href: '/access-review',
    operationId: 'drive.permissions.list',
  },
] as const;

/** Returns the actions that the user may run from anywhere: they open the screen and its dialog. */
export function listActionCommands(session: Session, go: (href: string) => Promise<void>): Command[] {
  const onScreens = actions
    .filter(({ operationId }) => operationId === undefined || canCall(session, operationId))
    .map(({ label, icon, href, key }) => ({
      id: label,
      label,
      icon,
      ...(key && { keys: key }),
      run: () => void go(href).then(() => key && pressKeyOnScreen(href, key)),
    }));
  const ofIndexes = scans
    .filter(({ operationId }) => canCall(session, operationId))
    .map(({ index, label, href }) => ({
      id: index,
      label,
      icon: ScanSearch,
      run: () => void Promise.all([go(href), scan(index)]),
    }));
  return [...onScreens, ...ofIndexes];
}

async function scan(index: IndexName): Promise<void> {
  if (await startScan(index)) notify('Files are being scanned');
}

import { Bell } from 'lucide-react';
import {
  disableNotifications,
  enableNotifications,
  type NotificationState,
  useNotificationState,
} from '#shared/alerts/notification-state.ts';
import { Button } from '#ui/buttons/button.tsx';

const TEXTS: Readonly<Record<NotificationState, string>> = {
  unsupported: 'Not supported by this browser.',
  blocked:
    'Blocked by this browser. Allow notifications for this site in the settings of the browser, then reload the page.',
  off: 'Off in this browser.',
  on: 'On in this browser while the console is open in a tab.',
};

/** Controls whether this browser shows alerts as notifications. */
export function BrowserNotifications() {
  const state = useNotificationState();
  return (
    <section
      aria-label="Browser notifications"
      className="flex shrink-0 flex-wrap items-center gap-x-8 gap-y-4 border-line border-b px-16 py-8"
    >
      <Bell size={14} strokeWidth={1.75} aria-hidden className="text-ink-2" />
      <h2 className="font-medium">Browser notifications</h2>
      <p role="status" className="min-w-0 text-ink-2">
        {TEXTS[state]}
      </p>
      {state === 'off' && <Button onPress={() => void enableNotifications()}>Turn on</Button>}
      {state === 'on' && <Button onPress={disableNotifications}>Turn off</Button>}
    </section>
  );
}

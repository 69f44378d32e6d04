import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { catchOnly } from '#lib/catch-only.ts';
import { useSession } from '#shared/session/session.ts';
import { alertsQuery } from './alerts-query.ts';
import { findNewlyOpened } from './find-newly-opened.ts';

const MAX_SHOWN = 3;

/** Shows a browser notification for each alert that opens. Renders nothing. */
export function AlertNotifier() {
  const { email } = useSession();
  const { data } = useQuery(alertsQuery);
  const router = useRouter();
  useEffect(() => {
    if (!data) return;
    const opened = findNewlyOpened(email, data.alerts);
    const open = (href: string) => {
      window.focus();
      void router.navigate({ href });
    };
    if (opened.length > MAX_SHOWN) {
      const title = countOf(opened.length, 'new alert');
      showNotification({ title, body: opened.map((alert) => alert.title).join('\n'), tag: 'alerts' }, () =>
        open('/alerts'),
      );
      return;
    }
    for (const { alertId, title, detail } of opened) {
      const href = `/alerts?peek=${encodeURIComponent(alertId)}`;
      showNotification({ title, body: detail, tag: alertId }, () => open(href));
    }
  }, [data, email, router]);
  return null;
}

function showNotification(
  { title, ...options }: { title: string; body: string; tag: string },
  onOpen: () => void,
): void {
  // Chrome on Android grants the permission but only supports notifications from service workers: the constructor throws.
  const shown = catchOnly(TypeError, () => new Notification(title, options));
  shown?.addEventListener('click', () => {
    shown.close();
    onOpen();
  });
}

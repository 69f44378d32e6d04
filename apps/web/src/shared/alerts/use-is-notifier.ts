import { useEffect, useState } from 'react';
import { waitForTabLock } from '#lib/tab-lock.ts';
import { useNotificationState } from './notification-state.ts';

const LOCK = 'alert-notifications';

/** Reports whether this tab shows the browser notifications. Only one tab does; another takes over when it closes. */
export function useIsNotifier(): boolean {
  const isOn = useNotificationState() === 'on';
  const [isNotifier, setNotifier] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    waitForTabLock(LOCK, controller.signal, () => setNotifier(true)).catch(reportError);
    return () => {
      controller.abort();
      setNotifier(false);
    };
  }, [isOn]);
  return isOn && isNotifier;
}

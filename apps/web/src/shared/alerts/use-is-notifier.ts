import { useEffect, useState } from 'react';
import { useNotificationState } from './notification-state.ts';

const LOCK = 'alert-notifications';

/** Whether this tab shows the notifications of the browser: one tab does, and another one when that is closed. */
export function useIsNotifier(): boolean {
  const isOn = useNotificationState() === 'on';
  const [isNotifier, setNotifier] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const { signal } = controller;
    const hold = () => {
      setNotifier(true);
      return new Promise<void>((release) => signal.addEventListener('abort', () => release()));
    };
    navigator.locks.request(LOCK, { signal }, hold).catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
    return () => {
      controller.abort();
      setNotifier(false);
    };
  }, [isOn]);
  return isOn && isNotifier;
}

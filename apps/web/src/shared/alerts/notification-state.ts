import { useEffect } from 'react';
import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';

/** Whether this browser shows alerts as notifications. `blocked`: it does not let the console. */
export type NotificationState = 'unsupported' | 'blocked' | 'off' | 'on';

const KEY = 'alert-notifications';

const state = createExternalStore<NotificationState>('off');

/** Follows whether this browser shows alerts as notifications, also when another tab or the browser changes it. */
export function useNotificationState(): NotificationState {
  useEffect(() => {
    refresh();
    addEventListener('storage', refresh);
    addEventListener('focus', refresh);
    return () => {
      removeEventListener('storage', refresh);
      removeEventListener('focus', refresh);
    };
  }, []);
  return useExternalStore(state);
}

/** Asks for the permission of the browser, which a press must have caused, and turns notifications on. */
export async function turnNotificationsOn(): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') browserStorage.setItem(KEY, 'on');
  refresh();
}

/** Shows no more notifications. */
export function turnNotificationsOff(): void {
  browserStorage.removeItem(KEY);
  refresh();
}

function refresh(): void {
  const next = read();
  if (next !== state.get()) state.set(next);
}

// Browsers have notifications and locks on secure origins only.
function read(): NotificationState {
  if (!('Notification' in window && 'locks' in navigator)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && browserStorage.getItem(KEY) === 'on' ? 'on' : 'off';
}

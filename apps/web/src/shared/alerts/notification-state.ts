import { useEffect } from 'react';
import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';

/** Whether this browser shows alerts as notifications. `blocked`: the browser has denied the permission. */
export type NotificationState = 'unsupported' | 'blocked' | 'off' | 'on';

const KEY = 'alert-notifications';

const state = createExternalStore<NotificationState>('off');

/** Reports whether this browser shows alerts as notifications, including changes in another tab or in the browser settings. */
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

/** Requests the browser permission, which requires a user gesture, and turns notifications on. */
export async function enableNotifications(): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') browserStorage.setItem(KEY, 'on');
  refresh();
}

/** Turns notifications off. */
export function disableNotifications(): void {
  browserStorage.removeItem(KEY);
  refresh();
}

function refresh(): void {
  const next = read();
  if (next !== state.get()) state.set(next);
}

// Browsers support notifications and locks only on secure origins.
function read(): NotificationState {
  if (!('Notification' in window && 'locks' in navigator)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && browserStorage.getItem(KEY) === 'on' ? 'on' : 'off';
}

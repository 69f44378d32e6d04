import { vi } from 'vitest';

/** Stubs window opening, and collects the URLs of opened windows. */
export function collectWindows(): (string | URL)[] {
  const opened: (string | URL)[] = [];
  const popup = { location: { assign: (url: string) => opened.push(url) }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  return opened;
}

/** Does the same as the last page of a sign-in in its separate window (`public/confirmed.js`). */
export function endSignIn(): void {
  const channel = new BroadcastChannel('rotunda.step-up');
  channel.postMessage('confirmed');
  channel.close();
}

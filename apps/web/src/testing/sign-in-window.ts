import { vi } from 'vitest';

/** Lets the page open windows, and collects the addresses that they go to. */
export function collectWindows(): (string | URL)[] {
  const opened: (string | URL)[] = [];
  const popup = { location: { assign: (url: string) => opened.push(url) }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  return opened;
}

/** Does what the last page of a sign-in does in the window of its own (`public/confirmed.js`). */
export function endSignIn(): void {
  const channel = new BroadcastChannel('rotunda.step-up');
  channel.postMessage('confirmed');
  channel.close();
}

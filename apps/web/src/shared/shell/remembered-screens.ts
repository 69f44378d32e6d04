import type { Session } from '#shared/session.ts';
import { isOpenTo, type Screen, screens } from './screens.ts';

const KEY = 'rotunda.open-screens';

/** Has the browser remember which screens are open to a session. It decides nothing: the BFF does. */
export function rememberScreens(session: Session): void {
  const open = screens.filter((screen) => isOpenTo(session, screen)).map(({ to }) => to);
  localStorage.setItem(KEY, open.join(' '));
}

/** Whether a screen was open to whoever used this browser last. */
export function wasOpen({ to }: Screen): boolean {
  return localStorage.getItem(KEY)?.split(' ').includes(to) ?? false;
}

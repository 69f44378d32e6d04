import { AUDIENCES } from '@rotunda/api-client/roles';
import type { Rights } from '#shared/session/remembered-rights.ts';
import type { NavigationEntry } from './screen.ts';
import { type ScreenId, screenRegistry } from './screen-registry.ts';

type Listed = Extract<(typeof screenRegistry)[ScreenId], { navigation: object }>;
const CALENDAR = '/calendar/$view/$date';

/** A screen that the navigation leads to. */
export type MainScreen = NavigationEntry & { title: string; to: Exclude<Listed['to'], typeof CALENDAR> | '/calendar' };

/** The screens of the navigation, in its order. */
export const mainScreens: readonly MainScreen[] = Object.values(screenRegistry).flatMap((screen) =>
  'navigation' in screen ? [{ ...screen.navigation, title: screen.title, to: toAddress(screen) }] : [],
);

/** Where a link leads: the calendar opens at the view and date of the last visit. */
function toAddress(screen: Listed): MainScreen['to'] {
  return screen.to === CALENDAR ? '/calendar' : screen.to;
}

/** Whether a screen shows anything to the user. */
export function isOpenTo({ operations, roles }: Rights, { operationId, audience = 'everyone' }: MainScreen): boolean {
  const isInAudience = roles.some((role) => AUDIENCES[audience].some((one) => one === role));
  return isInAudience && (operationId === undefined || operations.has(operationId));
}

/** Whether the services offer what a screen shows. */
export function isOffered({ notOffered }: Rights, { operationId }: Pick<MainScreen, 'operationId'>): boolean {
  return operationId === undefined || !notOffered.has(operationId);
}

/** The screen that a path leads to or into: one event belongs to the events. Undefined where the navigation has none. */
export function findMainScreen(path: string): MainScreen | undefined {
  return mainScreens.find(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)));
}

/** The screen at a path that the user's role leaves nothing of; undefined where there is something to see. */
export function findForbiddenScreen(rights: Rights, path: string): MainScreen | undefined {
  const screen = findMainScreen(path);
  return screen && !isOpenTo(rights, screen) ? screen : undefined;
}

import { AUDIENCES } from '@rotunda/api-client/roles';
import type { Rights } from '#shared/session/remembered-rights.ts';
import { type NavigationEntry, screenRegistry } from './screen-registry.ts';

/** A screen that the navigation leads to. */
export type MainScreen = NavigationEntry & { title: string };

/** The screens of the navigation, in its order. */
export const mainScreens: readonly MainScreen[] = Object.values(screenRegistry).flatMap((screen) =>
  'navigation' in screen ? [{ title: screen.title, ...screen.navigation }] : [],
);

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

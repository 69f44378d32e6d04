import { AUDIENCES } from '@rotunda/api-client/roles';
import type { Rights } from '#shared/session/stored-rights.ts';
import type { NavigationEntry } from './screen.ts';
import { type ScreenId, screenRegistry } from './screen-registry.ts';

type Listed = Extract<(typeof screenRegistry)[ScreenId], { navigation: object }>;
const CALENDAR = '/calendar/$view/$date';

/** A screen in the navigation. */
export type MainScreen = NavigationEntry & { title: string; to: Exclude<Listed['to'], typeof CALENDAR> | '/calendar' };

/** The screens in the navigation, in order. */
export const mainScreens: readonly MainScreen[] = Object.values(screenRegistry).flatMap((screen) =>
  'navigation' in screen ? [{ ...screen.navigation, title: screen.title, to: toAddress(screen) }] : [],
);

/** Returns the target of a link. The calendar opens at the view and date of the last visit. */
function toAddress(screen: Listed): MainScreen['to'] {
  return screen.to === CALENDAR ? '/calendar' : screen.to;
}

/** Reports whether a screen has any content for the user. */
export function isAccessibleTo(
  { operations, roles }: Rights,
  { operationId, audience = 'everyone' }: MainScreen,
): boolean {
  const isInAudience = roles.some((role) => AUDIENCES[audience].some((one) => one === role));
  return isInAudience && (operationId === undefined || operations.has(operationId));
}

/** Reports whether the services support the content of a screen. */
export function isSupported({ notOffered }: Rights, { operationId }: Pick<MainScreen, 'operationId'>): boolean {
  return operationId === undefined || !notOffered.has(operationId);
}

/**
 * Returns the screen in the navigation for a path, including its subscreens: a single event belongs to the events. Returns
 * undefined if none exists.
 */
export function findMainScreen(path: string): MainScreen | undefined {
  return mainScreens.find(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)));
}

/** Returns the screen at a path if the user's role permits none of its content. Returns undefined otherwise. */
export function findForbiddenScreen(rights: Rights, path: string): MainScreen | undefined {
  const screen = findMainScreen(path);
  return screen && !isAccessibleTo(rights, screen) ? screen : undefined;
}

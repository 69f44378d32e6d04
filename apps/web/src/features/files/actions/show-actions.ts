import type { ReactNode } from 'react';
import type { MenuAction } from '#ui/menus/menu-action.ts';

/** Shows actions among the others, and after all of them those that are needed seldom. */
export type ShowActions = (actions: readonly MenuAction[], seldom?: readonly MenuAction[]) => ReactNode;

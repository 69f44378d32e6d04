import type { ReactNode } from 'react';
import type { MenuAction } from '#ui/menus/menu-action.ts';

/** Renders actions among the others, with rarely used ones at the end. */
export type ShowActions = (actions: readonly MenuAction[], seldom?: readonly MenuAction[]) => ReactNode;

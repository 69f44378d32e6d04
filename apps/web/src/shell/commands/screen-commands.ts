import { AppWindow } from 'lucide-react';
import { readPreferences } from '#shared/preferences/preferences-store.ts';
import { findForbiddenScreen, isAccessibleTo, mainScreens } from '#shared/screens/main-screens.ts';
import { screenRegistry } from '#shared/screens/screen-registry.ts';
import type { Session } from '#shared/session/session-info.ts';
import { findBoundKey } from '#shared/shortcuts/bound-key.ts';
import { listScreenScopes } from '#shared/shortcuts/scopes-at.ts';
import { readShortcuts } from '#shared/shortcuts/shortcut.ts';
import { shortcutScopes } from '#shared/shortcuts/shortcut-scopes.ts';
import type { Command } from './command.ts';
import type { Go } from './go.ts';

const PARAM = /\$(\w+)/g;

/** Returns the screens in the navigation, followed by those reached from other screens. */
export function listScreenCommands(session: Session, go: Go): Command[] {
  const main = mainScreens
    .filter((screen) => isAccessibleTo(session, screen))
    .map(({ to, title, icon, chord }) => ({
      id: to,
      label: `Go to ${title}`,
      names: [title],
      icon,
      keys: chord && `g ${chord}`,
      run: () => void go(to),
    }));
  const known = new Set<string>(main.map(({ id }) => id));
  const others = Object.values(screenRegistry)
    .filter((screen) => !('navigation' in screen) && !screen.to.includes('$') && canOpen(session, screen))
    .filter(({ to }) => !known.has(to))
    .map(({ to, title }) => ({
      id: to,
      label: `Go to ${title}`,
      names: [title],
      icon: AppWindow,
      isSearchOnly: to !== '/settings',
      run: () => void go(to),
    }));
  return [...main, ...others];
}

/** Returns the other screens of the current project, file, calendar or shared drive. */
export function listTabCommands(session: Session, params: Readonly<Record<string, string>>, go: Go): Command[] {
  const names = Object.keys(params);
  return Object.values(screenRegistry)
    .filter((screen) => canOpen(session, screen))
    .flatMap(({ to, title }) => {
      const wanted = [...to.matchAll(PARAM)].map(([, name = '']) => name);
      if (wanted.length === 0 || wanted.length !== names.length || !wanted.every((name) => names.includes(name)))
        return [];
      const href = to.replaceAll(PARAM, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      // Within a project, `Project deployments` can also be called deployments.
      const called = [title.replace(/^(?:Project|File|Calendar) /, '')];
      return [
        {
          id: to,
          label: title,
          names: called,
          kind: 'this page',
          icon: AppWindow,
          isSearchOnly: true,
          run: () => void go(href),
        },
      ];
    });
}

/** Returns the actions of the current screen's keys, by name. */
export function listKeyCommands(path: string, close: () => void): Command[] {
  const active = readShortcuts().filter(({ refusal }) => refusal === undefined);
  return listScreenScopes(path, shortcutScopes).flatMap(({ id, shortcuts }) =>
    shortcuts.flatMap(({ key, label }): Command[] => {
      const shortcut = active.find((one) => one.key === key);
      if (!shortcut) return [];
      const keys = findBoundKey(key, path, readPreferences());
      return [
        {
          id: `key ${id} ${key}`,
          label,
          kind: 'this page',
          keys: keys ?? undefined,
          icon: AppWindow,
          isSearchOnly: true,
          run: () => {
            close();
            // Runs after the palette has restored the focus.
            requestAnimationFrame(() => shortcut.run());
          },
        },
      ];
    }),
  );
}

function canOpen(session: Session, screen: { to: string }): boolean {
  if (findForbiddenScreen(session, screen.to)) return false;
  const operationId: unknown = Reflect.get(screen, 'operationId');
  return typeof operationId !== 'string' || session.operations.has(operationId);
}

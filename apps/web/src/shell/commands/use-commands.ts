import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  CalendarDays,
  CircleHelp,
  Clock,
  File,
  FileCode2,
  Folder,
  Keyboard,
  Link,
  LogOut,
  Pin,
  Settings,
  SunMoon,
  Terminal,
} from 'lucide-react';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { toggleCalls } from '#shared/calls/calls-drawer-state.ts';
import { copyListLink } from '#shared/links/copy-list-link.ts';
import { readShownList } from '#shared/lists/shown-list.ts';
import { toPlaceLink } from '#shared/places/place-link.ts';
import { type Place, pinsQuery, recentsQuery } from '#shared/places/places.ts';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { isOpenTo, mainScreens } from '#shared/screens/main-screens.ts';
import { mayCall, signOut, useSession } from '#shared/session/session.ts';
import { toggleHelp } from '#shell/help/help-state.ts';
import { openShortcutSheet } from '#shell/shortcut-sheet/shortcut-sheet.tsx';
import { actionCommands } from './action-commands.ts';
import type { Command } from './command.ts';
import { useFoundObjects } from './found-objects.ts';
import { pastedCommands } from './pasted-commands.ts';

const SHOWN_PLACES = 5;
const FOLDER_TYPE = 'application/vnd.google-apps.folder';

type Go = (href: string) => Promise<void>;

/**
 * Everything that can be gone to and done. Before anything is typed, what the person pinned and visited last comes first;
 * then screens and actions do, and what was found by name stands at the end, so that nothing moves when it comes.
 */
export function useCommands(text: string): { commands: Command[]; found: ReturnType<typeof useFoundObjects> } {
  const router = useRouter();
  const go: Go = (href) => router.navigate({ href });
  const pasted = pastedCommands(text, go);
  const found = useFoundObjects(pasted.length > 0 ? '' : text);
  const places = usePlaceCommands();
  const known = [...useScreenCommands(go), ...useCalendarCommands(text, go)];
  const ordered = text === '' ? [...places, ...known] : [...pasted, ...known, ...places];
  const objects: Command[] = [
    ...found.projects.map(({ id = '', name = '' }) => ({
      ...{ id: `project ${id}`, target: `script ${id}`, label: name, kind: 'project', icon: FileCode2, foundBy: text },
      run: () => void go(`/scripts/${id}/overview`),
    })),
    ...found.files.map(({ id = '', name = '', mimeType }) => ({
      ...{ id: `file ${id}`, label: name, foundBy: text },
      ...(mimeType === FOLDER_TYPE
        ? { target: `folder ${id}`, kind: 'folder', icon: Folder }
        : { target: `file ${id}`, kind: 'file', icon: File }),
      run: () => void go(mimeType === FOLDER_TYPE ? `/files/${id}` : `/file/${id}/preview`),
    })),
  ];
  return { commands: eachTargetOnce([...ordered, ...objects]), found };
}

/** Of several commands that lead to the same resource, the first, which what is found later does not move. */
function eachTargetOnce(commands: readonly Command[]): Command[] {
  const targets = new Set<string>();
  return commands.filter(({ target }) => {
    if (target === undefined) return true;
    const isFirst = !targets.has(target);
    targets.add(target);
    return isFirst;
  });
}

function useScreenCommands(go: Go): Command[] {
  const session = useSession();
  const places = mainScreens
    .filter((screen) => isOpenTo(session, screen))
    .map(({ to, title, icon, chord }) => {
      return { id: to, label: `Go to ${title}`, icon, keys: chord && `g ${chord}`, run: () => void go(to) };
    });
  const themes = (['light', 'dark', 'system'] as const).map((theme) => ({
    id: `theme-${theme}`,
    label: theme === 'system' ? 'Use the system theme' : `Use the ${theme} theme`,
    icon: SunMoon,
    run: () => changePreferences({ theme }),
  }));
  const { history } = useRouter();
  const linkable: Command[] = readShownList()
    ? [
        {
          id: 'link',
          label: 'Copy a link to this list',
          icon: Link,
          keys: 'C',
          run: () => void copyListLink(history.location.pathname + history.location.search),
        },
      ]
    : [];
  return [
    ...places,
    ...linkable,
    { id: 'settings', label: 'Go to Settings', icon: Settings, run: () => void go('/settings') },
    ...actionCommands(session, go),
    ...themes,
    { id: 'calls', label: 'Show the calls', icon: Terminal, keys: '`', run: toggleCalls },
    { id: 'help', label: 'Help for this screen', icon: CircleHelp, run: toggleHelp },
    { id: 'keys', label: 'Show keyboard shortcuts', icon: Keyboard, keys: '?', run: openShortcutSheet },
    { id: 'sign-out', label: 'Sign out', icon: LogOut, run: () => void signOut() },
  ];
}

/** What the person pinned, then where they were last. Without an answer there are none: the palette works all the same. */
function usePlaceCommands(): Command[] {
  const router = useRouter();
  const pins = useQuery(pinsQuery).data ?? [];
  const recents = useQuery(recentsQuery).data ?? [];
  const keyOf = ({ kind, targetId }: Place) => `${kind} ${targetId}`;
  const pinned = new Set(pins.map(keyOf));
  const toCommand = (place: Place, icon: Command['icon'], word: string): Command[] => {
    const link = toPlaceLink(place);
    const { kind, title } = place;
    const target = keyOf(place);
    const id = `place ${target}`;
    return link
      ? [{ id, target, label: title, icon, kind: `${kind}, ${word}`, run: () => void router.navigate(link) }]
      : [];
  };
  return [
    ...pins.flatMap((place) => toCommand(place, Pin, 'pinned')),
    ...recents
      .filter((place) => !pinned.has(keyOf(place)))
      .slice(0, SHOWN_PLACES)
      .flatMap((place) => toCommand(place, Clock, 'recent')),
  ];
}

/** The person's calendars, once something is typed that their names could hold. */
function useCalendarCommands(text: string, go: Go): Command[] {
  const isAsked = mayCall(useSession(), 'calendar.calendarList.list') && text.length > 1;
  const entries = useQuery({ ...calendarListQuery, enabled: isAsked }).data;
  if (!isAsked) return [];
  return (entries ?? []).map(({ id = '', summaryOverride, summary = id }) => ({
    ...{
      id: `calendar ${id}`,
      target: `calendar ${id}`,
      label: summaryOverride ?? summary,
      kind: 'calendar',
      icon: CalendarDays,
    },
    run: () => void go(`/calendars/${encodeURIComponent(id)}/details`),
  }));
}

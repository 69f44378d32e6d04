import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
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
import { canCall, useSession } from '#shared/session/session.ts';
import { readScreenPath } from '#shared/shortcuts/screen-path.ts';
import { toggleHelp } from '#shell/help/help-state.ts';
import { openShortcutSheet } from '#shell/shortcut-sheet/shortcut-sheet.tsx';
import { requestSignOut } from '#shell/sign-out/request-sign-out.ts';
import { listActionCommands } from './action-commands.ts';
import type { Command } from './command.ts';
import { useFoundObjects } from './found-objects.ts';
import type { Go } from './go.ts';
import { listOperationCommands } from './operation-commands.ts';
import { toPastedCommands } from './pasted-commands.ts';
import { readPastedTarget } from './pasted-target.ts';
import { listProjectCommands } from './project-commands.ts';
import { rankCommands } from './rank-commands.ts';
import { listKeyCommands, listScreenCommands, listTabCommands } from './screen-commands.ts';
import { useFolderDetails } from './use-folder-details.ts';
import { useEventCommands, useListedCommands, usePersonCommands } from './use-found-commands.ts';
import { useResolvedId } from './use-resolved-id.ts';
import { latestRunsQuery, useRunCommands } from './use-run-commands.ts';

const SHOWN_PLACES = 5;
const FOLDER_TYPE = 'application/vnd.google-apps.folder';

/**
 * Returns all targets and actions, ranked by the typed text. Without text, the user's pins and recent places come first. Results
 * of services are added when they arrive, after those that begin with the text.
 */
export function useCommands(typed: string, close: () => void) {
  const target = readPastedTarget(typed.trim(), window.location.origin);
  const processId = target?.kind === 'process' ? target.processId : undefined;
  const text = processId ?? typed.trim();
  const session = useSession();
  const router = useRouter();
  const go: Go = (href) => router.navigate({ href });
  const id = target?.kind === 'id' && /\d/.test(target.id) ? target.id : processId;
  const pasted = toPastedCommands(text, go);
  const found = useFoundObjects(pasted.length > 0 || id !== undefined ? '' : text);
  const resolved = useResolvedId(id, processId !== undefined, go);
  const searched = id === undefined ? text : '';
  const places = usePlaceCommands();
  const known = [
    ...useCurrentCommands(go, close),
    ...useScreenCommands(go),
    ...useCalendarCommands(text, go),
    ...useRunCommands(go),
    ...usePersonCommands(searched, go),
    ...useListedCommands(text, go),
    ...useEventCommands(searched, go),
    ...toObjectCommands(found, text, go),
    ...listOperationCommands(session, go),
  ];
  const ranked = [...pasted, ...rankCommands([...places, ...known], text)];
  const named = ranked.some(({ names = [] }) => names.includes(text)) ? ranked : [...resolved.commands, ...ranked];
  return {
    commands: useFolderDetails(dedupeByTarget(named)),
    found: { ...found, isSearching: found.isSearching || resolved.isSearching },
  };
}

/** Returns the actions on the current screen and its resource, and the other screens of that resource. */
function useCurrentCommands(go: Go, close: () => void): Command[] {
  const session = useSession();
  const { pathname } = useRouter().history.location;
  const params: Readonly<Record<string, string>> = useParams({ strict: false });
  const places = [...(useQuery(pinsQuery).data ?? []), ...(useQuery(recentsQuery).data ?? [])];
  const isRunRead = canCall(session, 'script.processes.list');
  const runs = useQuery({ ...latestRunsQuery, enabled: isRunRead }).data?.processes ?? [];
  const projects = new Map([
    ...runs.flatMap(({ scriptId, projectName: name = '' }) =>
      scriptId ? [[scriptId, { scriptId, name }] as const] : [],
    ),
    ...places.flatMap(({ kind, targetId: scriptId, title: name }) =>
      kind === 'script' ? [[scriptId, { scriptId, name }] as const] : [],
    ),
  ]);
  return [
    ...listProjectCommands(session, params.scriptId, [...projects.values()], go),
    ...listKeyCommands(readScreenPath() || pathname, close),
    ...listTabCommands(session, params, go),
  ];
}

/** Returns the projects and files that the file storage found by name. */
function toObjectCommands({ projects, files }: ReturnType<typeof useFoundObjects>, text: string, go: Go): Command[] {
  return [
    ...projects.map(({ id = '', name = '' }) => ({
      id: `project ${id}`,
      target: `script ${id}`,
      label: name,
      kind: 'project',
      icon: FileCode2,
      foundBy: text,
      run: () => void go(`/scripts/${id}/overview`),
    })),
    ...files.map(({ id = '', name = '', mimeType }) => ({
      id: `file ${id}`,
      label: name,
      foundBy: text,
      ...(mimeType === FOLDER_TYPE
        ? { target: `folder ${id}`, kind: 'folder', icon: Folder }
        : { target: `file ${id}`, kind: 'file', icon: File }),
      run: () => void go(mimeType === FOLDER_TYPE ? `/files/${id}` : `/file/${id}/preview`),
    })),
  ];
}

/** Of several commands with the same target, keeps the first, so that later results do not move it. */
function dedupeByTarget(commands: readonly Command[]): Command[] {
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
  const themes = (['light', 'dark', 'system'] as const).map((theme) => ({
    id: `theme-${theme}`,
    label: theme === 'system' ? 'Use the system theme' : `Use the ${theme} theme`,
    icon: SunMoon,
    run: () => changePreferences({ theme }),
  }));
  const { history } = useRouter();
  const queryClient = useQueryClient();
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
    ...listScreenCommands(session, go),
    ...linkable,
    ...listActionCommands(session, go),
    ...themes,
    { id: 'calls', label: 'Show the calls', icon: Terminal, keys: '`', run: toggleCalls },
    { id: 'help', label: 'Help for this screen', icon: CircleHelp, run: toggleHelp },
    { id: 'keys', label: 'Show keyboard shortcuts', icon: Keyboard, keys: '?', run: openShortcutSheet },
    { id: 'sign-out', label: 'Sign out', icon: LogOut, run: () => void requestSignOut(queryClient) },
  ];
}

/** Returns the user's pins, then their recent places. Returns none without a response, because the palette works without them. */
function usePlaceCommands(): Command[] {
  const router = useRouter();
  const pins = useQuery(pinsQuery).data ?? [];
  const recents = useQuery(recentsQuery).data ?? [];
  const getKey = ({ kind, targetId }: Place) => `${kind} ${targetId}`;
  const pinned = new Set(pins.map(getKey));
  const toCommand = (place: Place, icon: Command['icon'], word: string): Command[] => {
    const link = toPlaceLink(place);
    const { kind, title } = place;
    const target = getKey(place);
    const id = `place ${target}`;
    return link
      ? [{ id, target, label: title, icon, kind: `${kind}, ${word}`, run: () => void router.navigate(link) }]
      : [];
  };
  return [
    ...pins.flatMap((place) => toCommand(place, Pin, 'pinned')),
    ...recents
      .filter((place) => !pinned.has(getKey(place)))
      .slice(0, SHOWN_PLACES)
      .flatMap((place) => toCommand(place, Clock, 'recent')),
  ];
}

/** Returns the user's calendars, once the typed text could match their names. */
function useCalendarCommands(text: string, go: Go): Command[] {
  const isAsked = canCall(useSession(), 'calendar.calendarList.list') && text.length > 1;
  const entries = useQuery({ ...calendarListQuery, enabled: isAsked }).data;
  if (!isAsked) return [];
  return (entries ?? []).map(({ id = '', summaryOverride, summary = id }) => ({
    id: `calendar ${id}`,
    target: `calendar ${id}`,
    label: summaryOverride ?? summary,
    names: [id],
    kind: 'calendar',
    icon: CalendarDays,
    run: () => void go(`/calendars/${encodeURIComponent(id)}/details`),
  }));
}

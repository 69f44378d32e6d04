import { useQuery } from '@tanstack/react-query';
import { Bookmark, CalendarClock, HardDrive, UserRound } from 'lucide-react';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { sharedDrivesQuery } from '#shared/drives/shared-drives-query.ts';
import { useKnownPeople } from '#shared/people/known-people.ts';
import { matchPeople } from '#shared/people/match-people.ts';
import { getPersonLabel } from '#shared/people/person.ts';
import { isScreenId, screenRegistry } from '#shared/screens/screen-registry.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { allViewsQuery } from '#shared/views/queries.ts';
import type { Command } from './command.ts';
import type { Go } from './go.ts';

const PALETTE_EVENTS_PAGE_SIZE = 5;
const MAX_PEOPLE = 5;
const MIN_CHARS = 3;

/** Returns people and groups by name and email address. Operators open the person, reviewers the person's pending approvals. */
export function usePersonCommands(text: string, go: Go): Command[] {
  const { roles } = useSession();
  const people = useKnownPeople(text);
  const isOperator = roles.includes('operator');
  if (text === '' || !(isOperator || roles.includes('reviewer'))) return [];
  return matchPeople(people, text)
    .filter(({ type }) => type === 'user')
    .slice(0, MAX_PEOPLE)
    .map((person) => ({
      id: `person ${person.email}`,
      target: `person ${person.email}`,
      label: getPersonLabel(person),
      names: [person.email],
      detail: person.name === undefined ? undefined : person.email,
      kind: 'person',
      icon: UserRound,
      isSearchOnly: true,
      run: () =>
        void go(
          isOperator
            ? `/people/${encodeURIComponent(person.email)}`
            : `/reviews?reviewer=${encodeURIComponent(JSON.stringify(person.email))}`,
        ),
    }));
}

/** Returns shared drives and saved views. There are few, so all are loaded once text is typed. */
export function useListedCommands(text: string, go: Go): Command[] {
  const session = useSession();
  const isAsked = text !== '';
  const drives = useQuery({ ...sharedDrivesQuery, enabled: isAsked && canCall(session, 'drive.drives.list') }).data
    ?.drives;
  const views = useQuery({ ...allViewsQuery, enabled: isAsked }).data;
  return [
    ...(drives ?? []).map(({ id = '', name = id }) => ({
      id: `drive ${id}`,
      target: `drive ${id}`,
      label: name,
      names: [id],
      kind: 'shared drive',
      icon: HardDrive,
      isSearchOnly: true,
      run: () => void go(`/drives/${id}`),
    })),
    ...(views ?? []).flatMap(({ viewId, screen, name, search }): Command[] => {
      const route = isScreenId(screen) ? screenRegistry[screen].to : undefined;
      if (route === undefined || route.includes('$')) return [];
      const query = Object.entries(search).map(([key, value]) => [key, JSON.stringify(value)]);
      const href = `${route}?${new URLSearchParams(query)}`;
      const [detail, id] = [isScreenId(screen) ? screenRegistry[screen].title : screen, `view ${viewId}`];
      return [{ id, label: name, detail, kind: 'view', icon: Bookmark, isSearchOnly: true, run: () => void go(href) }];
    }),
  ];
}

/** Returns events of the user's own calendar that match a text, when typing pauses. */
export function useEventCommands(text: string, go: Go): Command[] {
  const settled = useDebouncedText(text);
  const isAsked = canCall(useSession(), 'calendar.events.list') && settled.length >= MIN_CHARS;
  const params = {
    calendarId: 'primary',
    q: settled,
    maxResults: PALETTE_EVENTS_PAGE_SIZE,
    fields: 'items(id,summary,start)',
  };
  const items = useQuery({ ...operationQuery('calendar.events.list', params), enabled: isAsked, retry: false }).data
    ?.items;
  if (!isAsked || settled !== text) return [];
  return (items ?? []).map(({ id = '', summary = '(No title)', start }) => ({
    id: `event ${id}`,
    target: `event primary/${id}`,
    label: summary,
    kind: 'event',
    icon: CalendarClock,
    detail: (start?.date ?? start?.dateTime ?? '').slice(0, 10),
    foundBy: text,
    run: () => void go(`/events/primary/${id}`),
  }));
}

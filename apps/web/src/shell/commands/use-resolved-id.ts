import { ApiError } from '@rotunda/api-client/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CalendarClock, File, FileCode2, Folder, Rocket } from 'lucide-react';
import { api } from '#shared/api/api.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import type { Command } from './command.ts';
import type { Go } from './go.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
const SCRIPT_TYPE = 'application/vnd.google-apps.script';
const DEPLOYMENT_RUNS_PAGE_SIZE = 1;

type Resolved = Omit<Command, 'run' | 'id'> & { href: string };

/** Returns the resource for an ID, by name: a file, folder, project, deployment or event. */
export function useResolvedId(id: string | undefined, go: Go) {
  const session = useSession();
  const query = useQuery({ ...resolveQuery(id ?? '', session), enabled: id !== undefined });
  const found = id === undefined ? undefined : query.data;
  const commands: Command[] = found
    ? [{ ...found, id: `resolved ${id}`, names: [id ?? ''], run: () => void go(found.href) }]
    : [];
  return { commands, isSearching: id !== undefined && query.isFetching };
}

/** Queries the services one after another, with at most three calls, until one knows the ID. */
function resolveQuery(id: string, session: Session) {
  return queryOptions({
    queryKey: ['resolve id', id],
    queryFn: async ({ signal }): Promise<Resolved | null> => {
      for (const read of [readFile, readDeployment, readEvent]) {
        const found = await read(id, session, signal);
        if (found) return found;
      }
      return null;
    },
    staleTime: 60_000,
    retry: false,
  });
}

async function readFile(fileId: string, session: Session, signal: AbortSignal): Promise<Resolved | undefined> {
  if (!canCall(session, 'drive.files.get')) return undefined;
  const params = { fileId, supportsAllDrives: true, fields: 'id,name,mimeType' };
  const file = await ignoreRefusal(api.call('drive.files.get', params, { signal }));
  if (!file) return undefined;
  const { name: label = fileId, mimeType } = file;
  if (mimeType === SCRIPT_TYPE)
    return { label, kind: 'project', icon: FileCode2, target: `script ${fileId}`, href: `/scripts/${fileId}/overview` };
  if (mimeType === FOLDER_TYPE)
    return { label, kind: 'folder', icon: Folder, target: `folder ${fileId}`, href: `/files/${fileId}` };
  return { label, kind: 'file', icon: File, target: `file ${fileId}`, href: `/file/${fileId}/preview` };
}

async function readDeployment(id: string, session: Session, signal: AbortSignal): Promise<Resolved | undefined> {
  if (!canCall(session, 'script.processes.list')) return undefined;
  const params = { 'userProcessFilter.deploymentId': id, pageSize: DEPLOYMENT_RUNS_PAGE_SIZE };
  const [run] = (await ignoreRefusal(api.call('script.processes.list', params, { signal })))?.processes ?? [];
  if (!run) return undefined;
  const { projectName = 'a project', scriptId } = run;
  const href = scriptId
    ? `/scripts/${scriptId}/deployments`
    : `/processes?deployment=${encodeURIComponent(JSON.stringify(id))}`;
  return { label: `Deployment of ${projectName}`, kind: 'deployment', icon: Rocket, href };
}

async function readEvent(eventId: string, session: Session, signal: AbortSignal): Promise<Resolved | undefined> {
  if (!canCall(session, 'calendar.events.get')) return undefined;
  const event = await ignoreRefusal(api.call('calendar.events.get', { calendarId: 'primary', eventId }, { signal }));
  if (!event) return undefined;
  const { summary: label = '(No title)' } = event;
  return { label, kind: 'event', icon: CalendarClock, href: `/events/primary/${encodeURIComponent(eventId)}` };
}

/** Returns the result of a call. Returns undefined if the service rejects it, as it does for IDs of other resources. */
async function ignoreRefusal<Body>(call: Promise<Body>): Promise<Body | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  }
}

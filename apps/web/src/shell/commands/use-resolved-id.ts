import { ApiError } from '@rotunda/api-client/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CalendarClock, File, FileCode2, Folder, Rocket } from 'lucide-react';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { api } from '#shared/api/api.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import type { Command } from './command.ts';
import type { Go } from './go.ts';
import { findProcess, toRunTarget } from './run-target.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
const SCRIPT_TYPE = 'application/vnd.google-apps.script';
const DEPLOYMENT_RUNS_PAGE_SIZE = 1;
const REST_MS = 250; // The usual time between two keystrokes within a word.

type Resolved = Omit<Command, 'run' | 'id'> & { href: string };

/** Returns the resource for an ID, by name: a file, folder, project, deployment, event or process. */
export function useResolvedId(id: string | undefined, isProcess: boolean, go: Go) {
  const session = useSession();
  const settled = useDebouncedText(id ?? '', REST_MS);
  const query = useQuery({
    ...resolveQuery(id ?? '', isProcess ? [readProcess] : READERS, session),
    enabled: settled !== '' && settled === id,
  });
  const found = id === undefined ? undefined : query.data;
  const commands: Command[] = found
    ? [{ ...found, id: `resolved ${id}`, names: [id ?? ''], run: () => void go(found.href) }]
    : [];
  return { commands, isSearching: id !== undefined && (query.isFetching || settled !== id) };
}

type Read = (id: string, session: Session, signal: AbortSignal) => Promise<Resolved | undefined>;

/** Calls the services one after another until one knows the ID. The search for a process, which may need several calls, is last. */
const READERS: readonly Read[] = [readFile, readDeployment, readEvent, readProcess];

function resolveQuery(id: string, readers: readonly Read[], session: Session) {
  return queryOptions({
    queryKey: ['resolve id', id, readers.length],
    queryFn: async ({ signal }): Promise<Resolved | null> => {
      for (const read of readers) {
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

async function readProcess(id: string, session: Session, signal: AbortSignal): Promise<Resolved | undefined> {
  if (!canCall(session, 'script.processes.list')) return undefined;
  const process = await ignoreRefusal(findProcess(id, signal));
  return process && { ...toRunTarget(process), target: `process ${id}` };
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

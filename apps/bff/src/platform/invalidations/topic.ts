import { maxPageSize } from '@rotunda/api-client/max-page-size';
import type { OperationId } from '@rotunda/api-client/operations';

/** A call to an operation with what it needs. */
export type TopicCall = {
  operationId: OperationId;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
};

/** Something that people look at and that may change meanwhile. */
export type Topic = {
  /** How the console names it: `calendarList`, `changes`, `events:{calendarId}` or `file:{fileId}`. */
  name: string;
  service: 'calendar' | 'drive';
  /** Opens a watch channel for it. */
  watch: TopicCall;
  /** A small read whose answer differs after each change; who may make it may look. */
  probe: TopicCall;
};

const MAX_ID_LENGTH = 1024;

/** The topic of a name; undefined when there is no such topic. */
export function parseTopic(name: string): Topic | undefined {
  if (name === 'calendarList') return calendarList(name);
  if (name === 'changes') return changes(name);
  const [kind = '', ...rest] = name.split(':');
  const id = rest.join(':');
  const isId = id !== '' && id !== '.' && id !== '..' && id.length <= MAX_ID_LENGTH && !/[\p{Cc}\\]/u.test(id);
  if (kind === 'events' && isId) return events(name, id);
  if (kind === 'file' && isId) return file(name, id);
  return undefined;
}

function calendarList(name: string): Topic {
  const maxResults = String(maxPageSize('calendar.calendarList.list'));
  const query = { maxResults, showHidden: 'true', fields: 'items(id,etag),nextPageToken' };
  return {
    name,
    service: 'calendar',
    watch: { operationId: 'calendar.calendarList.watch', path: {}, query: {} },
    probe: { operationId: 'calendar.calendarList.list', path: {}, query },
  };
}

function events(name: string, calendarId: string): Topic {
  return {
    name,
    service: 'calendar',
    watch: { operationId: 'calendar.events.watch', path: { calendarId }, query: {} },
    probe: {
      operationId: 'calendar.events.list',
      path: { calendarId },
      query: { maxResults: '1', fields: 'etag,updated' },
    },
  };
}

function file(name: string, fileId: string): Topic {
  const query = { supportsAllDrives: 'true' };
  return {
    name,
    service: 'drive',
    watch: { operationId: 'drive.files.watch', path: { fileId }, query },
    probe: { operationId: 'drive.files.get', path: { fileId }, query: { ...query, fields: 'version,trashed' } },
  };
}

function changes(name: string): Topic {
  const query = { supportsAllDrives: 'true' };
  return {
    name,
    service: 'drive',
    watch: {
      operationId: 'drive.changes.watch',
      path: {},
      query: { ...query, includeItemsFromAllDrives: 'true' },
    },
    probe: { operationId: 'drive.changes.getStartPageToken', path: {}, query },
  };
}

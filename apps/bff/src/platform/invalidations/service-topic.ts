import { liveTopics, type ServiceTopicKind } from '@rotunda/api-client/live-topics';
import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { OperationId } from '@rotunda/api-client/operations';

/** A call to an operation with its parameters. */
export type TopicCall = {
  operationId: OperationId;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
};

/** A topic of the live stream with changes reported by a service. */
export type ServiceTopic = {
  /** The kind, followed by a colon and an ID if topics of the kind have one: `calendarList`, `events:{calendarId}`. */
  name: string;
  service: 'calendar' | 'drive';
  /** The call that opens a watch channel for the topic. */
  watch: TopicCall;
  /** A small read whose response differs after each change. Permission to call it grants permission to subscribe. */
  probe: TopicCall;
};

const MAX_ID_LENGTH = 1024;

type TopicCalls = Omit<ServiceTopic, 'name'>;

/** The calls of each kind of topic. The ID is empty for a kind without one. */
const TOPIC_CALLS: Readonly<Record<ServiceTopicKind, (id: string) => TopicCalls>> = {
  calendarList,
  changes,
  events,
  file,
};

/** Returns the topic with a name, or undefined if no service has such a topic. */
export function parseServiceTopic(name: string): ServiceTopic | undefined {
  const [kind = '', ...rest] = name.split(':');
  if (!isServiceTopicKind(kind)) return undefined;
  const id = rest.join(':');
  const isNamed = liveTopics[kind].hasId ? isId(id) : name === kind;
  return isNamed ? { name, ...TOPIC_CALLS[kind](id) } : undefined;
}

function isServiceTopicKind(kind: string): kind is ServiceTopicKind {
  return Object.hasOwn(TOPIC_CALLS, kind);
}

function isId(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && text.length <= MAX_ID_LENGTH && !/[\p{Cc}\\]/u.test(text);
}

function calendarList(): TopicCalls {
  const maxResults = String(getMaxPageSize('calendar.calendarList.list'));
  const query = { maxResults, showHidden: 'true', fields: 'items(id,etag),nextPageToken' };
  return {
    service: 'calendar',
    watch: { operationId: 'calendar.calendarList.watch', path: {}, query: {} },
    probe: { operationId: 'calendar.calendarList.list', path: {}, query },
  };
}

function events(calendarId: string): TopicCalls {
  return {
    service: 'calendar',
    watch: { operationId: 'calendar.events.watch', path: { calendarId }, query: {} },
    probe: {
      operationId: 'calendar.events.list',
      path: { calendarId },
      query: { maxResults: '1', fields: 'etag,updated' },
    },
  };
}

function file(fileId: string): TopicCalls {
  const query = { supportsAllDrives: 'true' };
  return {
    service: 'drive',
    watch: { operationId: 'drive.files.watch', path: { fileId }, query },
    probe: { operationId: 'drive.files.get', path: { fileId }, query: { ...query, fields: 'version,trashed' } },
  };
}

function changes(): TopicCalls {
  const query = { supportsAllDrives: 'true' };
  return {
    service: 'drive',
    watch: {
      operationId: 'drive.changes.watch',
      path: {},
      query: { ...query, includeItemsFromAllDrives: 'true' },
    },
    probe: { operationId: 'drive.changes.getStartPageToken', path: {}, query },
  };
}

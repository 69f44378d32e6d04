import type { TopicKind } from './trait-types.ts';

/**
 * How changes of a topic kind reach the live stream. `service`: a service reports them, through a watch channel or polling.
 * `internal`: the BFF makes the changes itself. A topic with an ID is named `KIND:ID`, one without an ID `KIND`.
 */
export type LiveTopic = { readonly source: 'service' | 'internal'; readonly hasId: boolean };

/**
 * All topic kinds with their source in the live stream. Undefined for kinds that only mark data made stale by the console's own
 * calls. `job`, a job with its progress, only exists in the stream: no operation shows or changes it.
 */
export const liveTopics = {
  accessRequests: undefined,
  alerts: { source: 'internal', hasId: false },
  approvals: undefined,
  calendarAccess: undefined,
  calendarList: { source: 'service', hasId: false },
  calendarSettings: undefined,
  calendars: undefined,
  changes: { source: 'service', hasId: false },
  code: undefined,
  comments: undefined,
  'delayed-calls': { source: 'internal', hasId: false },
  deployments: undefined,
  drives: undefined,
  events: { source: 'service', hasId: true },
  file: { source: 'service', hasId: true },
  fileAccess: undefined,
  'index:access-requests': { source: 'internal', hasId: false },
  'index:approvals': { source: 'internal', hasId: false },
  'index:outside-access': { source: 'internal', hasId: false },
  'index:people': { source: 'internal', hasId: false },
  'index:projects': { source: 'internal', hasId: false },
  job: { source: 'internal', hasId: true },
  jobs: { source: 'internal', hasId: false },
  labels: undefined,
  processes: undefined,
  projects: undefined,
  properties: undefined,
  reports: { source: 'internal', hasId: false },
  revisions: undefined,
  saved: { source: 'internal', hasId: false },
  triggers: undefined,
  versions: undefined,
  watches: { source: 'internal', hasId: false },
} as const satisfies Readonly<Record<TopicKind | 'job', LiveTopic | undefined>>;

type LiveTopics = typeof liveTopics;
type KindOf<Source> = { [Kind in keyof LiveTopics]: LiveTopics[Kind] extends { source: Source } ? Kind : never };

/** Topic kinds whose changes are reported by a service. */
export type ServiceTopicKind = KindOf<'service'>[keyof LiveTopics];
/** Topic kinds changed by the BFF itself. */
export type InternalTopicKind = KindOf<'internal'>[keyof LiveTopics];

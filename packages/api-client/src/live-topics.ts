import type { TopicKind } from './trait-types.ts';

/**
 * How changes of a kind of topic reach the live stream. `service`: a service reports them, over a watch channel or when it is
 * polled. `internal`: the BFF changes it itself. A topic with an ID is named `KIND:ID`, one without it `KIND`.
 */
export type LiveTopic = { readonly source: 'service' | 'internal'; readonly hasId: boolean };

/**
 * Every kind of topic, with its place in the live stream; undefined for one that only marks what a call of this console makes
 * stale. `job`, one job with its progress, is in the stream alone: no operation shows or changes it.
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

/** Kinds of topics whose changes a service reports. */
export type ServiceTopicKind = KindOf<'service'>[keyof LiveTopics];
/** Kinds of topics that the BFF changes itself. */
export type InternalTopicKind = KindOf<'internal'>[keyof LiveTopics];

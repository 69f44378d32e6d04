import { type LiveTopic, liveTopics } from '@rotunda/api-client/live-topics';

const TOPICS: ReadonlyMap<string, LiveTopic | undefined> = new Map(Object.entries(liveTopics));
const NAME_WITH_ID = /^(.+):[\da-f-]{36}$/;

/**
 * Whether a topic is about the BFF's own work for a user. The BFF sends its invalidations only to that user's sessions, so
 * subscribing needs no permission.
 */
export function isInternalTopic(name: string): boolean {
  const [, kind] = NAME_WITH_ID.exec(name) ?? [];
  const topic = TOPICS.get(kind ?? name);
  return topic?.source === 'internal' && topic.hasId === (kind !== undefined);
}

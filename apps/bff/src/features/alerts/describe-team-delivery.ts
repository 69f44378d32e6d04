import type { VisibleChannel } from './delivery/rule-channel-store.ts';
import { SIGNED_OUT } from './evaluate-feed.ts';
import type { FeedRow, FeedStore } from './feed-store.ts';
import type { AlertRule } from './rule-store.ts';

/** The feeds of users, by user and source. */
export type FeedsOfUsers = ReadonlyMap<string, ReadonlyMap<string, FeedRow>>;

/** Returns the feeds of a user by source. */
export async function mapFeeds(feeds: FeedStore, userId: string): Promise<Map<string, FeedRow>> {
  return new Map((await feeds.list(userId)).map((feed) => [feed.source, feed]));
}

/** Returns the feeds of the other users who own team rules. */
export async function listFeedsOfOwners(
  feeds: FeedStore,
  rules: readonly AlertRule[],
  userId: string,
): Promise<FeedsOfUsers> {
  const ownerIds = new Set(rules.filter((rule) => rule.isTeam && rule.userId !== userId).map((rule) => rule.userId));
  return new Map(await Promise.all([...ownerIds].map(async (id) => [id, await mapFeeds(feeds, id)] as const)));
}

/** Explains why team channels, which receive the findings of the rule's owner, receive nothing. */
export function describeTeamDelivery(
  { isEnabled, ownerName }: AlertRule,
  channels: readonly VisibleChannel[],
  feed: FeedRow | undefined,
): { teamDeliveryReason?: string } {
  const isForTeam = channels.some(({ isTeam }) => isTeam);
  const isRead = feed !== undefined && feed.problem === null;
  if (!isEnabled || !isForTeam || isRead) return {};
  return { teamDeliveryReason: `${explain(ownerName, feed)}, so team channels receive nothing.` };
}

function explain(ownerName: string, feed: FeedRow | undefined): string {
  if (!feed) return `The rule is not evaluated for ${ownerName}`;
  return feed.problem === SIGNED_OUT ? `${ownerName} is signed out` : `The rule stopped for ${ownerName}`;
}

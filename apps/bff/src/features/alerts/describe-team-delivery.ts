import type { VisibleChannel } from './delivery/rule-channel-store.ts';
import { SIGNED_OUT } from './evaluate-feed.ts';
import type { FeedRow, FeedStore } from './feed-store.ts';
import type { AlertRule } from './rule-store.ts';

/** How the sources of users are, by user and source. */
export type FeedsOfUsers = ReadonlyMap<string, ReadonlyMap<string, FeedRow>>;

/** The sources of a user, by their name. */
export async function mapFeeds(feeds: FeedStore, userId: string): Promise<Map<string, FeedRow>> {
  return new Map((await feeds.list(userId)).map((feed) => [feed.source, feed]));
}

/** The sources of the other users who own rules of the team. */
export async function listFeedsOfOwners(
  feeds: FeedStore,
  rules: readonly AlertRule[],
  userId: string,
): Promise<FeedsOfUsers> {
  const ownerIds = new Set(rules.filter((rule) => rule.isTeam && rule.userId !== userId).map((rule) => rule.userId));
  return new Map(await Promise.all([...ownerIds].map(async (id) => [id, await mapFeeds(feeds, id)] as const)));
}

/** Why channels of the team, which receive what a rule finds for its owner, receive nothing. */
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

import type { Principal } from '#domain/principal.ts';
import type { FeedStore } from '#features/alerts/feed-store.ts';
import type { RuleStore } from '#features/alerts/rule-store.ts';

const KIND = 'deploymentFails';
const DRAFT = { kind: KIND, name: 'Deployments', settings: {}, isTeam: false, isEnabled: true } as const;

/** Has a person alerted to deployments that fail: adds the rule, unless there is one that they may have turned off. */
export async function ensureDeploymentRule(
  { rules, feeds }: { rules: RuleStore; feeds: FeedStore },
  { userId, name }: Principal,
): Promise<void> {
  const known = await rules.list(userId);
  if (!known.some(({ kind }) => kind === KIND)) await rules.create(userId, name, DRAFT);
  await feeds.request(userId, ['deployments'], true);
}

import type { Principal } from '#domain/principal.ts';
import type { FeedStore } from '#features/alerts/feed-store.ts';
import type { RuleStore } from '#features/alerts/rule-store.ts';

/** The alert rules that the console adds for work that a user delegates to it. */
const RULES = {
  deployments: { kind: 'deploymentFails', name: 'Deployments' },
  reports: { kind: 'reportPaused', name: 'Reports' },
} as const;

/** Ensures that a user is alerted to failures: adds the rule unless there is one, even if the user has turned it off. */
export async function ensureRule(
  { rules, feeds }: { rules: RuleStore; feeds: FeedStore },
  { userId, name }: Principal,
  source: keyof typeof RULES,
): Promise<void> {
  await rules.ensure(userId, name, { ...RULES[source], settings: {}, isTeam: false, isEnabled: true });
  await feeds.request(userId, [source], true);
}

import type { components } from '@rotunda/api-client/bff-types';
import { AUDIENCES } from '@rotunda/api-client/roles';
import { describeIssue } from '@rotunda/environment/describe-issue';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { canViewKind } from './alert-access.ts';
import { ALERT_KIND_NAMES, ALERT_KINDS, getSource, readSettings } from './alert-kinds.ts';
import type { AlertRouteDeps } from './alert-routes.ts';
import { isOperator } from './delivery/channel-routes.ts';
import type { ChannelStore } from './delivery/channel-store.ts';
import type { RuleChannelStore } from './delivery/rule-channel-store.ts';
import { describeTeamDelivery, listFeedsOfOwners, mapFeeds } from './describe-team-delivery.ts';
import { SIGNED_OUT } from './evaluate-feed.ts';
import type { FeedRow } from './feed-store.ts';
import { previewRule } from './preview-rule.ts';
import type { AlertRule, RuleDraft } from './rule-store.ts';
import type { AlertSources } from './sources/alert-source.ts';

type RuleBody = components['schemas']['AlertRule'];
type RuleList = components['schemas']['AlertRuleList'];
type Preview = components['schemas']['AlertPreview'];

/** The dependencies of the rule routes. Sessions are checked before the routes are reached. */
export type RuleRouteDeps = AlertRouteDeps & {
  sources: AlertSources;
  trail: AuditTrail;
  channels: ChannelStore;
  ruleChannels: RuleChannelStore;
  /** Says that there may be something to deliver. */
  notify: () => void;
};

/** The requested fields of a rule, and whether the caller becomes its owner. */
type RuleRequest = RuleDraft & { isMine?: boolean };

const draft = z
  .strictObject({
    name: z.string().trim().min(1).max(80),
    kind: z.enum(ALERT_KIND_NAMES),
    settings: z.unknown(),
    isTeam: z.boolean().default(false),
    isEnabled: z.boolean().default(true),
    isMine: z.boolean().exactOptional(),
  })
  .transform(({ settings, ...rest }, context): RuleRequest => {
    const parsed = ALERT_KINDS[rest.kind].settings.safeParse(settings, { error: describeIssue });
    if (parsed.success) return { ...rest, settings: readSettings(rest.kind, settings) };
    for (const { path, message } of parsed.error.issues)
      context.addIssue({ code: 'custom', path: ['settings', ...path], message });
    return z.NEVER;
  });

const chosenChannels = z.strictObject({ channelIds: z.array(z.string()).max(100) });

/** `/api/alert-rules`: the rules of users and the team. */
export function ruleRoutes(deps: RuleRouteDeps): Hono<AppEnv> {
  const { rules, trail } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => context.json<RuleList>({ rules: await listBodies(deps, context) }));
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    const wanted = await readDraft(deps, context);
    const rule = await trail.perform(requestActor(context), describe('alerts.rule.create', wanted), () =>
      rules.create(principal.userId, principal.name, wanted),
    );
    return context.json<RuleBody>(await evaluateSoon(deps, context, rule), 201);
  });
  routes.post('/preview', async (context) => {
    const wanted = await readDraft(deps, context);
    return context.json<Preview>(await previewRule(deps, context.get('principal'), wanted));
  });
  routes.put('/:ruleId', async (context) => {
    const rule = await findChangeable(deps, context);
    const { isMine = false, ...wanted } = await readDraft(deps, context);
    if (wanted.kind !== rule.kind) throw new ProblemError('bad_request', { detail: 'kind: cannot be changed.' });
    const principal = context.get('principal');
    const owner = isMine && rule.userId !== principal.userId ? principal : undefined;
    const action = { ...describe('alerts.rule.update', wanted, owner !== undefined), target: rule.id };
    const changed = await trail.perform(requestActor(context), action, () => rules.change(rule, wanted, owner));
    if (owner) deps.notify();
    return context.json<RuleBody>(await evaluateSoon(deps, context, changed));
  });
  routes.delete('/:ruleId', async (context) => {
    const rule = await findChangeable(deps, context);
    const action = { ...describe('alerts.rule.delete', rule), target: rule.id };
    await trail.perform(requestActor(context), action, () => rules.delete(rule.id));
    await deps.invalidations.publish(context.get('principal').userId, 'alerts');
    return context.body(null, 204);
  });
  routes.put('/:ruleId/channels', async (context) => context.json<RuleBody>(await setChannels(deps, context)));
  return routes;
}

/** Sets the channels to which a visible rule is delivered for the user. Throws 400 for a channel that the user may not use. */
async function setChannels(deps: RuleRouteDeps, context: Context<AppEnv>): Promise<RuleBody> {
  const { rules, channels, ruleChannels, trail, isAllowed } = deps;
  const principal = context.get('principal');
  const rule = await rules.find(context.req.param('ruleId') ?? '');
  const isVisible =
    rule && (rule.isTeam || rule.userId === principal.userId) && canViewKind(principal, rule.kind, isAllowed);
  if (!rule || !isVisible) throw new ProblemError('not_found', { detail: 'Rule not found.' });
  const { channelIds } = await readJson(context, chosenChannels);
  const all = await channels.list(principal.userId);
  const choosable = all.filter((row) => row.is_team === 0 || isOperator(principal)).map(({ id }) => id);
  if (!channelIds.every((id) => choosable.includes(id)))
    throw new ProblemError('bad_request', { detail: 'channelIds: contains a channel that does not exist.' });
  const action = { action: 'alerts.rule.deliver', target: rule.id, details: { channels: channelIds.length } };
  await trail.perform(requestActor(context), action, () => ruleChannels.choose(rule.id, channelIds, choosable));
  await deps.invalidations.publish(principal.userId, 'alerts');
  return findBody(deps, context, rule);
}

async function evaluateSoon(deps: RuleRouteDeps, context: Context<AppEnv>, rule: AlertRule): Promise<RuleBody> {
  const { userId } = context.get('principal');
  await deps.feeds.request(userId, [getSource(rule.kind)], true);
  await deps.invalidations.publish(userId, 'alerts');
  return findBody(deps, context, rule);
}

async function findBody(deps: RuleRouteDeps, context: Context<AppEnv>, rule: AlertRule): Promise<RuleBody> {
  const bodies = await listBodies(deps, context);
  const body = bodies.find(({ ruleId }) => ruleId === rule.id);
  if (!body) throw new ProblemError('not_found', { detail: 'The rule has been deleted in the meantime.' });
  return body;
}

async function listBodies({ rules, feeds, alerts, ruleChannels, isAllowed }: RuleRouteDeps, context: Context<AppEnv>) {
  const principal = context.get('principal');
  const found = await rules.list(principal.userId);
  const bySource = await mapFeeds(feeds, principal.userId);
  const ofOwners = isOperator(principal) ? await listFeedsOfOwners(feeds, found, principal.userId) : undefined;
  const open = await alerts.countOpen(principal.userId);
  const channels = await ruleChannels.listVisible(principal.userId, isOperator(principal));
  return found.flatMap((rule): RuleBody[] => {
    const isOpen = canViewKind(principal, rule.kind, isAllowed);
    const isMine = rule.userId === principal.userId;
    if (!isOpen && !isMine) return [];
    const own = channels.get(rule.id) ?? [];
    return [
      {
        ruleId: rule.id,
        name: rule.name,
        kind: rule.kind,
        settings: rule.settings,
        isTeam: rule.isTeam,
        isMine,
        isEnabled: rule.isEnabled,
        ownerName: rule.ownerName,
        updateTime: new Date(rule.updatedAt).toISOString(),
        ...toStatus(rule, isOpen, bySource.get(getSource(rule.kind))),
        openCount: isOpen ? (open.get(rule.id) ?? 0) : 0,
        channelIds: own.map(({ channelId }) => channelId),
        ...(!isMine && describeTeamDelivery(rule, own, ofOwners?.get(rule.userId)?.get(getSource(rule.kind)))),
      },
    ];
  });
}

/** Returns whether a rule can read its data, and when it was last evaluated. */
function toStatus({ isEnabled }: AlertRule, isOpen: boolean, feed: FeedRow | undefined) {
  const checked = feed?.checked_at == null ? {} : { checkedTime: new Date(Number(feed.checked_at)).toISOString() };
  if (!isEnabled) return { status: 'disabled' as const };
  if (!isOpen) return { status: 'stopped' as const, statusReason: 'Your role no longer includes what the rule reads.' };
  // The user who makes this request has signed in again, so the next evaluation follows within a minute.
  if (feed?.problem === SIGNED_OUT) return { status: 'starting' as const, ...checked };
  if (feed?.problem != null) return { status: 'stopped' as const, statusReason: feed.problem, ...checked };
  if (feed?.checked_at == null) return { status: 'starting' as const };
  if (feed.gap !== null) return { status: 'incomplete' as const, statusReason: feed.gap, ...checked };
  return { status: 'watching' as const, ...checked };
}

/**
 * Reads the rule from a request. Throws 403 for a kind that the role does not include, and for a team rule unless the user is an
 * operator.
 */
async function readDraft({ isAllowed }: RuleRouteDeps, context: Context<AppEnv>): Promise<RuleRequest> {
  const principal = context.get('principal');
  const wanted = await readJson<RuleRequest>(context, draft);
  if (wanted.isTeam) requireOperator(principal);
  if (!canViewKind(principal, wanted.kind, isAllowed))
    throw new ProblemError('policy_denied', { detail: 'Your role does not include what the rule reads.' });
  return wanted;
}

/** Finds the rule that a request addresses. It must belong to the user; operators may also change team rules. */
async function findChangeable({ rules }: RuleRouteDeps, context: Context<AppEnv>): Promise<AlertRule> {
  const principal = context.get('principal');
  const rule = await rules.find(context.req.param('ruleId') ?? '');
  const isMine = rule?.userId === principal.userId;
  if (!rule || !(isMine || rule.isTeam)) throw new ProblemError('not_found', { detail: 'Rule not found.' });
  if (rule.isTeam) requireOperator(principal);
  return rule;
}

function requireOperator(principal: Principal): void {
  if (isOperator(principal)) return;
  throw new ProblemError('policy_denied', {
    detail: `Team rules require the ${AUDIENCES.operators.join(' or ')} role.`,
    missing: { roles: [...AUDIENCES.operators] },
  });
}

/** Returns the audit entry for a change. With `hasNewOwner`, the user making the change becomes the owner of the rule. */
function describe(action: string, { kind, isTeam, isEnabled }: RuleDraft, hasNewOwner = false) {
  return { action, details: { kind, isTeam, isEnabled, ...(hasNewOwner && { hasNewOwner }) } };
}

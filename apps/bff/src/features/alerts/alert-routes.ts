import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { findTransition } from '#domain/states/alert-states.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { instant } from '#platform/http/read-query.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { canViewKind } from './alert-access.ts';
import { getSource } from './alert-kinds.ts';
import type { Alert, AlertStore } from './alert-store.ts';
import type { FeedStore } from './feed-store.ts';
import type { AlertRule, RuleStore } from './rule-store.ts';
import type { IsAllowed } from './sources/alert-source.ts';

type AlertBody = components['schemas']['Alert'];
type AlertList = components['schemas']['AlertList'];
type AlertSummary = components['schemas']['AlertSummary'];

/** The dependencies of the alert routes. Sessions are checked before the routes are reached. */
export type AlertRouteDeps = {
  alerts: AlertStore;
  rules: RuleStore;
  feeds: FeedStore;
  isAllowed: IsAllowed;
  invalidations: UserInvalidations;
  clock: Clock;
};

const MAX_MUTE_MS = 90 * 24 * 3_600_000;

const change = z
  .strictObject({
    action: z.enum(['acknowledge', 'mute', 'unmute', 'resolve', 'reopen']).exactOptional(),
    mutedUntil: instant.exactOptional(),
    isMine: z.boolean().exactOptional(),
    note: z.string().trim().max(500).exactOptional(),
  })
  .refine(({ action, mutedUntil }) => (action === 'mute') === (mutedUntil !== undefined), {
    path: ['mutedUntil'],
    message: 'is required for the action mute, and only allowed with it',
  });

/** `/api/alerts`: a user's alerts. */
export function alertRoutes(deps: AlertRouteDeps): Hono<AppEnv> {
  const { alerts, feeds } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const rules = await listVisible(deps, context);
    const found = await alerts.list(context.get('principal').userId);
    const bodies = found.flatMap((alert) => toBodies(alert, rules.get(alert.ruleId)));
    return context.json<AlertList>({ alerts: bodies });
  });
  routes.get('/summary', async (context) => {
    const { userId } = context.get('principal');
    const rules = await listVisible(deps, context);
    // Opening the console subscribes a user to the team's rules.
    const sources = new Set(
      [...rules.values()].filter(({ isEnabled }) => isEnabled).map(({ kind }) => getSource(kind)),
    );
    await feeds.request(userId, [...sources]);
    const open = await alerts.countOpen(userId);
    const openCount = [...open].reduce((sum, [ruleId, count]) => sum + (rules.has(ruleId) ? count : 0), 0);
    return context.json<AlertSummary>({ openCount });
  });
  routes.patch('/:alertId', async (context) => {
    const principal = context.get('principal');
    const rules = await listVisible(deps, context);
    const alert = await alerts.find(principal.userId, context.req.param('alertId'));
    const rule = alert && rules.get(alert.ruleId);
    // Alerts that the role no longer includes are reported as not found.
    if (!alert || !rule) throw new ProblemError('not_found', { detail: 'Alert not found.' });
    await act(deps, context, alert, rule);
    const changed = await alerts.find(principal.userId, alert.id);
    const [body] = changed ? toBodies(changed, rule) : [];
    if (!body) throw new ProblemError('not_found', { detail: 'The alert has been deleted in the meantime.' });
    return context.json<AlertBody>(body);
  });
  return routes;
}

/** Returns the rules that a user can currently see, by ID. */
async function listVisible({ rules, isAllowed }: AlertRouteDeps, context: Context<AppEnv>) {
  const principal = context.get('principal');
  const all = await rules.list(principal.userId);
  return new Map(all.filter(({ kind }) => canViewKind(principal, kind, isAllowed)).map((rule) => [rule.id, rule]));
}

async function act(deps: AlertRouteDeps, context: Context<AppEnv>, alert: Alert, rule: AlertRule): Promise<void> {
  const { action, mutedUntil, isMine, note } = await readJson(context, change);
  const { name } = context.get('principal');
  const nowMs = deps.clock.nowMs();
  if (mutedUntil !== undefined && (mutedUntil <= nowMs || mutedUntil > nowMs + MAX_MUTE_MS))
    throw new ProblemError('bad_request', { detail: 'mutedUntil: must be within the next 90 days.' });
  if (action && !findTransition(alert.state, action)) throw invalidActionProblem(action, alert);
  const changed = await deps.alerts.apply(alert, {
    ...(action && { event: action }),
    ...(mutedUntil !== undefined && { mutedUntilMs: mutedUntil }),
    edits: { ...(note !== undefined && { note }), ...(isMine !== undefined && { assigneeName: isMine ? name : '' }) },
    isShared: rule.isTeam && action !== 'mute' && action !== 'unmute',
  });
  if (action && !changed.includes(alert.userId)) throw invalidActionProblem(action, alert);
  for (const userId of new Set(changed)) await deps.invalidations.publish(userId, 'alerts');
}

function invalidActionProblem(action: string, { state }: Alert): ProblemError {
  return new ProblemError('conflict', { detail: `The alert is ${state}; ${action} does not apply. Reload the list.` });
}

/** Returns an empty list for an alert whose rule the user cannot see. */
function toBodies(alert: Alert, rule: AlertRule | undefined): AlertBody[] {
  if (!rule) return [];
  const { id, title, detail, path, state, isMet, count, note, assigneeName, mutedUntilMs } = alert;
  return [
    {
      alertId: id,
      ruleId: rule.id,
      ruleName: rule.name,
      kind: rule.kind,
      isTeam: rule.isTeam,
      title,
      detail,
      path,
      state,
      isMet,
      count,
      note,
      firstTime: new Date(alert.firstMs).toISOString(),
      lastTime: new Date(alert.lastMs).toISOString(),
      ...(state === 'muted' && mutedUntilMs !== undefined && { mutedUntil: new Date(mutedUntilMs).toISOString() }),
      ...(assigneeName !== '' && { assigneeName }),
    },
  ];
}

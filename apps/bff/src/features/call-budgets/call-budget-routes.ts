import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import type { AppEnv } from '#platform/http/context.ts';
import type { CallBudgets } from '#platform/limits/call-budgets.ts';

type CallBudgetList = components['schemas']['CallBudgetList'];

/**
 * `/api/call-budgets`: the calls per minute that each service may receive, and how many this process has made. For all signed-in
 * users.
 */
export function callBudgetRoutes(budgets: CallBudgets): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const body: CallBudgetList = { budgets: await budgets.report(context.get('principal').userId) };
    return context.json(body);
  });
  return routes;
}

import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import type { OperationUsage } from '#platform/audit-trail/operation-usage.ts';
import type { AppEnv } from '#platform/http/context.ts';

type OperationUsageList = components['schemas']['OperationUsageList'];

/** `/api/operations/usage`: how often each operation is called, and its latest outcome. For all signed-in users. */
export function usageRoutes(usage: OperationUsage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/usage', async (context) => {
    const body: OperationUsageList = { operations: await usage.list() };
    return context.json(body);
  });
  return routes;
}

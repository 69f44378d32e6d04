import type { components } from '@rotunda/api-client/bff-types';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { operations } from '@rotunda/api-client/operations';
import { Hono } from 'hono';
import { findGrantedScopes, isAllowed } from '#domain/policy/authorize.ts';
import type { AppEnv } from '#platform/http/context.ts';

type OperationAccessList = components['schemas']['OperationAccessList'];

/** `/api/operations`: the worst effect of each operation, and the user's required and granted access. */
export function accessRoutes(scopeBase: string): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', (context) => {
    const principal = context.get('principal');
    const body: OperationAccessList = {
      operations: Object.values(operations).map(({ id }) => ({
        operationId: id,
        risk: operationTraits[id].risk,
        roles: [...operationTraits[id].roles],
        heldScopes: findGrantedScopes(principal, id, scopeBase),
        isAllowed: isAllowed(principal, id, scopeBase),
      })),
    };
    return context.json(body);
  });
  return routes;
}

import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Call } from '#domain/calls/match-call.ts';
import type { CallParams } from '#domain/calls/user-call.ts';
import { getKind } from '#features/live-updates/watch-kind.ts';
import { describeCall } from '#platform/audit-trail/describe-call.ts';
import { setOperationHeader } from '#platform/http/call-headers.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { hasBody } from '#platform/http/has-body.ts';
import { readJson } from '#platform/http/read-json.ts';
import { openWatch, WATCH_TTL_SECONDS, type WatchDeps } from './open-watch.ts';

const LABEL = 'Opened by its operation';

/** The channel fields that a caller may set. The console sets all others. */
const channel = z
  .looseObject({
    type: z.literal('web_hook').optional(),
    expiration: z.coerce.number().int().positive().optional(),
  })
  .superRefine((body, issues) => {
    for (const name of Object.keys(body)) {
      if (name === 'type' || name === 'expiration') continue;
      issues.addIssue({ code: 'custom', path: [name], message: 'must be absent, because the console sets it' });
    }
  });

/**
 * Responds to a call that opens a watch channel, as made in the explorer: the messages are sent to this BFF as for all of the
 * user's watches, and the token of the channel is not exposed.
 */
export async function respondToWatchCall(deps: WatchDeps, context: Context<AppEnv>, call: Call): Promise<Response> {
  const { operationId, pathParams, query } = call;
  setOperationHeader(context.env.outgoing, operationId);
  context.set('audited', () => describeCall(call));
  const params = toParams(pathParams, query);
  await deps.calls.check(context.get('principal'), { operationId, params }, context.get('requestId'));
  const nowMs = deps.clock.nowMs();
  const { expiration = nowMs + WATCH_TTL_SECONDS.usual * 1_000 } = await readChannel(context);
  const { kind, target } = getKind(operationId, params);
  const { response } = await openWatch(deps, context, {
    kind,
    target,
    label: LABEL,
    expiresAt: Math.min(expiration, nowMs + WATCH_TTL_SECONDS.most * 1_000),
    toCall: async () => ({ operationId, params }),
  });
  const { token: _, ...shown } = Object(response.body);
  return context.json(shown);
}

/** The operations that open a watch channel. */
export const watchOperations: ReadonlySet<OperationId> = new Set(
  Object.values(operations)
    .map(({ id }): OperationId => id)
    .filter((id) => id.endsWith('.watch')),
);

async function readChannel(context: Context<AppEnv>): Promise<z.infer<typeof channel>> {
  return hasBody(context.env.incoming) ? readJson(context, channel) : {};
}

// A field mask could omit the fields needed to stop the channel.
function toParams(pathParams: Call['pathParams'], query: URLSearchParams): CallParams {
  const names = [...new Set(query.keys())].filter((name) => name !== 'fields');
  return { ...pathParams, ...Object.fromEntries(names.map((name) => [name, query.getAll(name)])) };
}

import type { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { RunIdentity } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import { HostException } from '#script/host-exception.ts';
import type { OperationCaller } from './operation-caller.ts';
import type { ScriptCaches } from './script-caches.ts';
import type { ScriptFetcher } from './script-fetcher.ts';
import type { ScriptLocks } from './script-locks.ts';

/** What functions of the services may use on behalf of one run. */
export type RunContext = {
  identity: RunIdentity;
  db: Database;
  clock: Clock;
  /** Prefix of scope identifiers. */
  scopeBase: string;
  /** Where users reach the services. */
  publicOrigin: string;
  operations: OperationCaller;
  caches: ScriptCaches;
  locks: ScriptLocks;
  fetcher: ScriptFetcher;
  /** An ID token for the user of a run; undefined unless the run has the scope for it. */
  issueIdentityToken: (identity: RunIdentity) => Promise<string | undefined>;
  /** Stores what the run has changed in its properties so far. */
  storeProperties: () => Promise<void>;
};

/** A function that scripts reach from their sandbox. Its arguments come from there, so they are checked. */
export type ServiceFunction = (context: RunContext, args: unknown) => unknown;

/** A function for arguments of this shape. Throws HostException for others. */
export function serviceFunction<Schema extends z.ZodType>(
  schema: Schema,
  perform: (context: RunContext, args: z.infer<Schema>) => unknown,
): ServiceFunction {
  return (context, args) => {
    const parsed = schema.safeParse(args);
    if (!parsed.success) throw new HostException(`Invalid argument: ${parsed.error.issues[0]?.message ?? ''}`);
    return perform(context, parsed.data);
  };
}

/**
 * Refuses a run that has none of these scopes, as the public platform does. `method` is what the script called.
 * Throws HostException.
 */
export function requireScope({ identity }: RunContext, method: string, accepted: readonly string[]): void {
  if (accepted.some((scope) => identity.scopes.includes(scope))) return;
  const wanted = accepted.length > 1 ? `(${accepted.join(' || ')})` : accepted.join('');
  throw new HostException(
    `Specified permissions are not sufficient to call ${method}. Required permissions: ${wanted}`,
  );
}

import type { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { RunIdentity } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import { HostException } from '#script/host-exception.ts';
import type { OperationCaller } from './operation-caller.ts';
import type { ScriptCaches } from './script-caches.ts';
import type { ScriptFetcher } from './script-fetcher.ts';
import type { ScriptLocks } from './script-locks.ts';

/** The context of a service function for one run. */
export type RunContext = {
  identity: RunIdentity;
  db: Database;
  clock: Clock;
  /** Prefix of scope identifiers. */
  scopeBase: string;
  /** Public origin of the services. */
  publicOrigin: string;
  operations: OperationCaller;
  caches: ScriptCaches;
  locks: ScriptLocks;
  fetcher: ScriptFetcher;
  /** Issues an ID token for the user of a run. Resolves to undefined unless the run has its scope. */
  issueIdentityToken: (identity: RunIdentity) => Promise<string | undefined>;
  /** Stores the property changes of the run so far. */
  storeProperties: () => Promise<void>;
};

/** A function that scripts call from their sandbox. Its arguments are untrusted and are therefore validated. */
export type ServiceFunction = (context: RunContext, args: unknown) => unknown;

/** Defines a function for arguments of this shape. Throws HostException for others. */
export function createServiceFunction<Schema extends z.ZodType>(
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
 * Throws HostException if a run has none of these scopes, like the public platform. `method` is the method called by the script.
 */
export function requireScope({ identity }: RunContext, method: string, accepted: readonly string[]): void {
  if (accepted.some((scope) => identity.scopes.includes(scope))) return;
  const wanted = accepted.length > 1 ? `(${accepted.join(' || ')})` : accepted.join('');
  throw new HostException(
    `Specified permissions are not sufficient to call ${method}. Required permissions: ${wanted}`,
  );
}

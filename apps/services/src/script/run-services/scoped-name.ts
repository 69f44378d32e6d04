import type { RunContext } from './service-function.ts';

/** Returns the unique name of a cache or lock across all scripts and users. */
export function toScopedName({ identity }: RunContext, of: 'script' | 'user' | 'document'): string {
  return JSON.stringify([of, identity.scriptId, of === 'user' ? identity.accountId : '']);
}

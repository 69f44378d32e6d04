import type { RunContext } from './service-function.ts';

/** The name of a cache or a lock among those of all scripts and people. */
export function toScopedName({ identity }: RunContext, of: 'script' | 'user' | 'document'): string {
  return JSON.stringify([of, identity.scriptId, of === 'user' ? identity.accountId : '']);
}

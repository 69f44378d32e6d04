import type { QueryClient } from '@tanstack/react-query';
import { createExternalStore } from '#lib/external-store.ts';
import { signOut } from '#shared/session/sign-out.ts';
import { readSignOutEffects } from './sign-out-effects.ts';

/** What the requested sign-out would stop or delete, until the user has confirmed or cancelled it. */
export const unconfirmedEffects = createExternalStore<readonly string[]>([]);

/** Signs out. Asks for confirmation first if unfinished work would stop or be lost. */
export async function requestSignOut(queryClient: QueryClient): Promise<void> {
  const effects = await readSignOutEffects(queryClient);
  if (effects.length === 0) await signOut();
  else unconfirmedEffects.set(effects);
}

import { toBrowserPath } from '#lib/base-path.ts';
import { readToEnd } from '#lib/read-to-end.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { type PreferencesChange, parsePreferences } from './preferences.ts';
import { readPreferences, storePreferences } from './preferences-store.ts';

const PATH = '/api/preferences';

/** Loads the user's preferences from the backend and applies them to this page. Retains the known ones on failure. */
export async function loadPreferences(): Promise<void> {
  const response = await fetch(toBrowserPath(PATH), { headers: { 'x-bff-csrf': '1' } }).catch(() => undefined);
  if (response?.ok) storePreferences(parsePreferences(await response.json()));
  else await readToEnd(response);
}

/** Changes preferences, here immediately and for the user everywhere. */
export function changePreferences(change: PreferencesChange): void {
  storePreferences(parsePreferences({ ...readPreferences(), ...change }));
  void savePreferences(change);
}

async function savePreferences(change: PreferencesChange): Promise<void> {
  const response = await fetch(toBrowserPath(PATH), {
    method: 'PATCH',
    headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' },
    body: JSON.stringify(change),
  }).catch(() => undefined);
  await readToEnd(response);
  if (!response?.ok) notify('The setting could not be saved. It applies in this browser only');
}

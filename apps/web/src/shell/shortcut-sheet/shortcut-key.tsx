import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { readPreferences, usePreferences } from '#shared/preferences/preferences-store.ts';
import { getActionId, isChangeable, OFF } from '#shared/shortcuts/bound-key.ts';
import { findConflict } from '#shared/shortcuts/find-conflict.ts';
import type { ShortcutScope } from '#shared/shortcuts/shortcut-scopes.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

type ShortcutKeyProps = { scope: ShortcutScope; defaultKey: string; label: string };

/** The key of one action. Pressing it waits for another key: Backspace removes the key, Tab and Escape cancel. */
export function ShortcutKey({ scope, defaultKey, label }: ShortcutKeyProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const chosen = usePreferences().shortcuts?.[getActionId(scope.id, defaultKey)];
  const key = chosen ?? defaultKey;
  if (!isChangeable(defaultKey)) return <Kbd isListed>{defaultKey}</Kbd>;
  const choose = (next: string | undefined) => {
    const { [getActionId(scope.id, defaultKey)]: _before, ...others } = readPreferences().shortcuts ?? {};
    const changed = next === undefined || next === defaultKey ? {} : { [getActionId(scope.id, defaultKey)]: next };
    changePreferences({ shortcuts: { ...others, ...changed } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWaiting || event.key === 'Tab') return;
    if (event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    setIsWaiting(false);
    if (event.key === 'Escape') return;
    const next = event.key === 'Backspace' ? OFF : event.key;
    const conflict = next === OFF ? undefined : findConflict(scope, defaultKey, next, readPreferences());
    if (conflict === undefined) choose(next);
    else notify(`${next} is already used: ${conflict}`);
  };
  return (
    <span className="flex items-center gap-2">
      <button
        type="button"
        aria-label={`Key for: ${label}. Now ${key}`}
        aria-pressed={isWaiting}
        onClick={() => setIsWaiting(true)}
        onBlur={() => setIsWaiting(false)}
        onKeyDown={onKeyDown}
        className="-mx-2 inline-flex min-h-24 min-w-24 cursor-default items-center rounded-control px-2 hover:bg-hover"
      >
        {isWaiting ? <span className="px-4 text-accent-ink text-small">press</span> : <Kbd isListed>{key}</Kbd>}
      </button>
      {chosen !== undefined && (
        <IconButton icon={RotateCcw} label={`Reset to ${defaultKey}`} onPress={() => choose(undefined)} />
      )}
    </span>
  );
}

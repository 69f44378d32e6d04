import { zoneLabel } from '#shared/format/time.ts';
import { currentZone, isBrowserAtUtc } from '#shared/format/zone.ts';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { PressButton } from '#ui/press-button.tsx';

/** Says in which zone times are shown, and switches between UTC and the zone of the browser or the chosen one. */
export function ZoneButton() {
  const { timeZone = 'browser' } = usePreferences();
  const isUtc = timeZone === 'UTC';
  const label = zoneLabel(Date.now());
  if (currentZone() === 'UTC' && isBrowserAtUtc()) {
    return <span className="px-6 font-medium text-ink-2 text-small max-sm:hidden">{label}</span>;
  }
  return (
    <PressButton
      aria-label={`${label}: times are in ${currentZone()}. ${isUtc ? 'Show them in your zone' : 'Show them in UTC'}`}
      onPress={() => changePreferences({ timeZone: isUtc ? null : 'UTC' })}
      className="inline-flex h-28 cursor-default items-center rounded-control px-6 font-medium text-ink-2 text-small hover:bg-hover hover:text-ink max-sm:hidden"
    >
      {label}
    </PressButton>
  );
}

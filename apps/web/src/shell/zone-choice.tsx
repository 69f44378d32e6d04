import type { RefObject } from 'react';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { getBrowserEntry } from '#shared/zones/browser-entry.ts';
import { ZoneList } from '#shared/zones/zone-list.tsx';

type ZoneChoiceProps = { triggerRef: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** The list for selecting the display time zone of all screens. */
export function ZoneChoice({ triggerRef, onClose }: ZoneChoiceProps) {
  const { timeZone = 'browser' } = usePreferences();
  return (
    <ZoneList
      value={timeZone}
      first={getBrowserEntry()}
      triggerRef={triggerRef}
      onChoose={(zone) => changePreferences({ timeZone: zone === 'browser' ? null : zone })}
      onClose={onClose}
    />
  );
}

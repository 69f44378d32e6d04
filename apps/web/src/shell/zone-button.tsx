import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { zoneLabel } from '#shared/format/time.ts';
import { currentZone } from '#shared/format/zone.ts';
import { currentName } from '#shared/format/zone-names.ts';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { browserEntry } from '#shared/zones/browser-entry.ts';
import { OverlayPart } from '#ui/part.tsx';
import { PressButton } from '#ui/press-button.tsx';

// Loaded when the list is about to open.
const loadList = () => import('#shared/zones/zone-list.tsx');
const ZoneList = lazyComponent(loadList, 'ZoneList');

/** Says in which zone every screen shows times, and opens the list to choose another one. */
export function ZoneButton() {
  const { timeZone = 'browser' } = usePreferences();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = zoneLabel(Date.now());
  return (
    <>
      <PressButton
        ref={button}
        aria-label={`${label}: times are in ${currentName(currentZone())}. Choose another time zone`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onWarm={() => void loadList()}
        onPress={() => setIsOpen(true)}
        className="inline-flex h-28 cursor-default items-center rounded-control px-6 font-medium text-ink-2 text-small hover:bg-hover hover:text-ink max-sm:hidden"
      >
        {label}
      </PressButton>
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <ZoneList
            value={timeZone}
            first={browserEntry()}
            triggerRef={button}
            onChoose={(zone) => changePreferences({ timeZone: zone === 'browser' ? null : zone })}
            onClose={() => setIsOpen(false)}
          />
        </OverlayPart>
      )}
    </>
  );
}

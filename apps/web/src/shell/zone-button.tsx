import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { getZoneLabel } from '#shared/format/time.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { getCurrentName } from '#shared/format/zone-names.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';

// Lazy-loaded when the list is about to open.
const ZoneChoice = lazyComponent(() => import('./zone-choice.tsx'), 'ZoneChoice');

/** Shows the display time zone of all screens, and opens the list to select another one. */
export function ZoneButton() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = getZoneLabel(Date.now());
  return (
    <>
      <PressButton
        ref={button}
        aria-label={`${label}: times are in ${getCurrentName(getCurrentZone())}. Choose another time zone`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onWarm={ZoneChoice.preload}
        onPress={() => setIsOpen(true)}
        className="inline-flex h-28 cursor-default items-center rounded-control px-6 font-medium text-ink-2 text-small hover:bg-hover hover:text-ink max-sm:hidden"
      >
        {label}
      </PressButton>
      {isOpen && (
        <WindowPart onClose={() => setIsOpen(false)}>
          <ZoneChoice triggerRef={button} onClose={() => setIsOpen(false)} />
        </WindowPart>
      )}
    </>
  );
}

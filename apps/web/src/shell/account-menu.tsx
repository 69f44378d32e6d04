import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { Session } from '#shared/session/session-info.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';

// Lazy-loaded when the menu is about to open.
const AccountPopover = lazyComponent(() => import('./account-popover.tsx'), 'AccountPopover');
const ZoneChoice = lazyComponent(() => import('./zone-choice.tsx'), 'ZoneChoice');

/** The button of the account menu: the signed-in user, the theme and the sign-out. */
export function AccountMenu({ session }: { session: Session }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isZoneOpen, setIsZoneOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const initials = session.name
    .split(' ')
    .map((word) => word[0])
    .slice(0, 2)
    .join('');
  return (
    <>
      <PressButton
        ref={button}
        aria-label={`${initials}, account of ${session.name}`}
        data-tooltip={`Account of ${session.name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onWarm={AccountPopover.preload}
        onPress={() => setIsOpen(true)}
        className="relative inline-flex size-28 max-sm:after:absolute max-sm:after:-inset-8 cursor-default items-center justify-center rounded-full bg-selected font-semibold text-accent-ink text-micro hover:bg-hover"
      >
        {initials}
      </PressButton>
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <AccountPopover
            session={session}
            triggerRef={button}
            onZone={() => setIsZoneOpen(true)}
            onClose={() => setIsOpen(false)}
          />
        </OverlayPart>
      )}
      {isZoneOpen && (
        <OverlayPart onClose={() => setIsZoneOpen(false)}>
          <ZoneChoice triggerRef={button} onClose={() => setIsZoneOpen(false)} />
        </OverlayPart>
      )}
    </>
  );
}

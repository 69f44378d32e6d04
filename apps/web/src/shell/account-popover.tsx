import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Globe, LogOut, Settings } from 'lucide-react';
import type { RefObject } from 'react';
import { Header, Menu, MenuItem, MenuSection, Separator } from 'react-aria-components';
import { getZoneLabel } from '#shared/format/time.ts';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import type { Session } from '#shared/session/session-info.ts';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import { requestSignOut } from './sign-out/request-sign-out.ts';

const THEMES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
const itemClass =
  'flex h-item cursor-default items-center gap-8 rounded-control px-8 outline-none focus:bg-hover selected:font-medium';

type AccountPopoverProps = {
  session: Session;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Opens the list of time zones, for which phones have no separate button. */
  onZone: () => void;
  onClose: () => void;
};

/** Shows the signed-in user, the theme and the sign-out. */
export function AccountPopover({ session, triggerRef, onZone, onClose }: AccountPopoverProps) {
  const { theme = 'system' } = usePreferences();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <PopoverFrame label="Account" triggerRef={triggerRef} className="w-240" onClose={onClose}>
      <div className="border-line border-b px-12 py-8">
        <p className="font-medium">{session.name}</p>
        <p className="text-ink-2 text-small">{session.email}</p>
        <p className="text-ink-3 text-small capitalize">{session.roles.join(', ')}</p>
      </div>
      <Menu aria-label="Account" autoFocus="first" onClose={onClose} className="p-4 outline-none">
        <MenuSection
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            const next = THEMES.find(([id]) => id === key);
            if (next) changePreferences({ theme: next[0] });
          }}
        >
          <Header className="px-8 py-4 font-semibold text-ink-3 text-micro">Theme</Header>
          {THEMES.map(([id, label]) => (
            <MenuItem key={id} id={id} className={itemClass}>
              {({ isSelected }) => (
                <>
                  {/* As wide as the icons below, and like the radio buttons of forms. */}
                  <span
                    aria-hidden
                    className={`size-16 rounded-full ${isSelected ? 'border-5 border-accent' : 'border border-line-strong'}`}
                  />
                  {label}
                </>
              )}
            </MenuItem>
          ))}
        </MenuSection>
        <Separator className="my-4 border-line border-t" />
        <MenuItem id="zone" onAction={onZone} className={`${itemClass} sm:hidden`}>
          <Globe size={16} strokeWidth={1.75} aria-hidden />
          Time zone: {getZoneLabel(Date.now())}
        </MenuItem>
        <MenuItem id="settings" onAction={() => void navigate({ to: '/settings' })} className={itemClass}>
          <Settings size={16} strokeWidth={1.75} aria-hidden />
          Settings
        </MenuItem>
        <MenuItem id="sign-out" onAction={() => void requestSignOut(queryClient)} className={itemClass}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          Sign out
        </MenuItem>
      </Menu>
    </PopoverFrame>
  );
}

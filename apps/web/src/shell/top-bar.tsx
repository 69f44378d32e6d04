import { ArrowDownUp, CircleHelp } from 'lucide-react';
import { toBrowserPath } from '#lib/base-path.ts';
import { CALLS_PANEL_ID, toggleCalls, useCallsDrawer } from '#shared/calls/calls-drawer-state.ts';
import { JobTray } from '#shared/jobs/job-tray.tsx';
import { LiveDot } from '#shared/live/live-dot.tsx';
import type { Session } from '#shared/session/session-info.ts';
import { HELP_PANEL_ID, toggleHelp, useIsHelpOpen } from '#shell/help/help-state.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CommandPalette } from './commands/command-palette.tsx';
import { ZoneButton } from './zone-button.tsx';

/** The bar at the top: the product name, help and the account. */
export function TopBar({ session }: { session: Session }) {
  const areCallsOpen = useCallsDrawer() !== undefined;
  const isHelpOpen = useIsHelpOpen();
  return (
    <header className="flex h-48 shrink-0 items-center gap-8 border-line border-b bg-surface px-16 print:hidden">
      {/* Both ends grow alike, so that what comes and goes at the right moves nothing in the middle. */}
      <div className="flex flex-1 basis-0 items-center gap-8">
        <img src={toBrowserPath('/favicon.svg')} alt="" width={20} height={20} />
        <span className="font-semibold text-section tracking-[-0.01em]">Rotunda</span>
      </div>
      <div className="flex min-w-0 px-16">
        <CommandPalette />
      </div>
      <div className="flex flex-1 basis-0 items-center justify-end gap-4">
        <LiveDot />
        <JobTray />
        <ZoneButton />
        <IconButton
          icon={ArrowDownUp}
          label="Calls of this screen"
          hotkey="`"
          aria-expanded={areCallsOpen}
          aria-controls={areCallsOpen ? CALLS_PANEL_ID : undefined}
          onPress={toggleCalls}
        />
        <IconButton
          icon={CircleHelp}
          label="Help for this screen"
          aria-expanded={isHelpOpen}
          aria-controls={isHelpOpen ? HELP_PANEL_ID : undefined}
          onPress={toggleHelp}
        />
        <AccountMenu session={session} />
      </div>
    </header>
  );
}

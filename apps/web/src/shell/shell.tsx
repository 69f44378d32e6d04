import { useLocation, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { startScreensAtTop } from '#shared/address/start-at-top.ts';
import { CallsDrawer } from '#shared/calls/calls-drawer.tsx';
import { RESULT_ID } from '#shared/lists/use-result-announcement.ts';
import { ORDER_ID } from '#shared/lists/use-sort-announcement.ts';
import { loadPreferences } from '#shared/preferences/preferences-api.ts';
import { readPreferences, usePreferences } from '#shared/preferences/preferences-store.ts';
import { SessionContext } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import { announceKey } from '#shared/shortcuts/announce.ts';
import { findBoundKey } from '#shared/shortcuts/bound-key.ts';
import { readScreenPath, setScreenPath } from '#shared/shortcuts/screen-path.ts';
import { useScreenChords } from '#shared/shortcuts/use-screen-chords.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { HelpDrawer } from '#shell/help/help-drawer.tsx';
import { EffectContext, type FindEffectText } from '#ui/buttons/effect.ts';
import { announceScreen, SCREEN_NAME_ID } from '#ui/page/use-screen-title.ts';
import { runOfferedAction, setMessageTime } from '#ui/toasts/toasts.tsx';
import { Deferred } from './deferred.tsx';
import { FreshnessBar } from './freshness-bar.tsx';
import { MainNav } from './main-nav.tsx';
import { ShortcutSheet } from './shortcut-sheet/shortcut-sheet.tsx';
import { StepUpDialog } from './step-up/step-up-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { useNarrowNav } from './use-narrow-nav.ts';
import { useRegionKeys } from './use-region-keys.ts';

const LiveUpdates = lazyComponent(() => import('#shared/live/live-updates.tsx'), 'LiveUpdates');
const LinkedList = lazyComponent(() => import('#shared/links/linked-list.tsx'), 'LinkedList');
const OriginDrawer = lazyComponent(() => import('#shared/origins/origin-drawer.tsx'), 'OriginDrawer');
const EffectTextProvider = lazyComponent(() => import('#shared/operations/effect-text.tsx'), 'EffectTextProvider');
const OutageBar = lazyComponent(() => import('./outage-bar.tsx'), 'OutageBar');
const GrantOffer = lazyComponent(() => import('./grant-offer.tsx'), 'GrantOffer');
const TooltipLayer = lazyComponent(() => import('#ui/popovers/tooltip-layer.tsx'), 'TooltipLayer');
const RestoreFocus = lazyComponent(() => import('#ui/focus/restore-focus.tsx'), 'RestoreFocus');
const SignOutQuestion = lazyComponent(() => import('./sign-out/sign-out-question.tsx'), 'SignOutQuestion');
const TimeCards = lazyComponent(() => import('#shell/time-card/time-cards.tsx'), 'TimeCards');

/** The layout of every screen: top bar, navigation and the screen itself. */
export function Shell({ session, children }: { session: Session; children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const [firstPath] = useState(pathname);
  const { timeZone: zone, hourCycle, holdSeconds = session.holdSeconds, messageSeconds } = usePreferences();
  const [findEffect, setFindEffect] = useState<FindEffectText>(() => () => undefined);
  const takeEffects = useCallback((find: FindEffectText) => setFindEffect(() => find), []);
  useEffect(() => void loadPreferences(), []);
  useEffect(() => setScreenPath(pathname), [pathname]);
  const router = useRouter();
  useEffect(() => router.subscribe('onRendered', announceScreen), [router]);
  useEffect(() => startScreensAtTop(router), [router]);
  useEffect(() => setMessageTime(messageSeconds), [messageSeconds]);
  useScreenChords();
  useRegionKeys();
  useShortcut('z', () => runOfferedAction() || announceKey('Nothing to undo'), { isChange: true });
  const [isNavNarrow, toggleNav] = useNarrowNav();
  useShortcut('[', toggleNav);
  return (
    <SessionContext value={session}>
      <EffectContext value={findEffect}>
        <a
          href="#screen"
          className="sr-only z-50 bg-surface p-8 text-accent-ink focus:not-sr-only focus:fixed focus:top-4 focus:left-4"
        >
          Skip to main content
        </a>
        <div className="flex h-full short:h-auto flex-col">
          <FreshnessBar />
          <Deferred>
            <OutageBar />
          </Deferred>
          <TopBar session={session} />
          <div
            className={clsx(
              'flex min-h-0 flex-1 max-sm:flex-col-reverse max-sm:short:flex-col',
              isNavNarrow ? '[--nav-width:56px]' : '[--nav-width:232px]',
            )}
          >
            <MainNav isCollapsed={isNavNarrow} onToggle={toggleNav} />
            <main
              id="screen"
              tabIndex={-1}
              className="flex short:h-640 min-h-0 min-w-0 flex-1 max-sm:short:flex-none flex-col outline-none"
            >
              {/* It has its place before it is there, so that nothing below moves. */}
              <div className={hash.startsWith('then=') ? 'min-h-36 shrink-0' : 'contents'}>
                <Deferred>
                  <LinkedList />
                </Deferred>
              </div>
              <Fragment key={`${zone} ${hourCycle}`}>{children}</Fragment>
            </main>
            <CallsDrawer />
            <HelpDrawer />
            <Deferred>
              <OriginDrawer />
            </Deferred>
          </div>
        </div>
        <p id={SCREEN_NAME_ID} role="status" className="sr-only" />
        <p id={RESULT_ID} role="status" className="sr-only" />
        <p id={ORDER_ID} role="status" className="sr-only" />
        <ShortcutSheet />
        <StepUpDialog />
        <Deferred>
          <LiveUpdates />
          <EffectTextProvider holdSeconds={holdSeconds} onFound={takeEffects} />
          <TooltipLayer keyOf={(key) => findBoundKey(key, readScreenPath(), readPreferences())} />
          <RestoreFocus path={pathname} firstPath={firstPath} />
          <TimeCards />
          <GrantOffer />
          <SignOutQuestion />
        </Deferred>
      </EffectContext>
    </SessionContext>
  );
}

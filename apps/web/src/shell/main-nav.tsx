import { countOf } from '@rotunda/api-client/count-of';
import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Lock, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { isAccessibleTo, isSupported, type MainScreen, mainScreens } from '#shared/screens/main-screens.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Deferred } from './deferred.tsx';
import { type Badge, NavBadge } from './nav-badge.tsx';

const QueueCount = lazyComponent(() => import('./queue-count.tsx'), 'QueueCount');
const AlertCount = lazyComponent(() => import('./alert-count.tsx'), 'AlertCount');

const groups = Map.groupBy(mainScreens, (screen) => screen.group);

/** The navigation: a column on the left, or a bar at the bottom of narrow screens. */
export function MainNav({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const session = useSession();
  const [badges, setBadges] = useState<Badges>({});
  const show = useCallback((to: string, badge: Badge) => setBadges((others) => ({ ...others, [to]: badge })), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current screen depends on the URL
  useEffect(() => {
    if (nav.current) scrollToCurrent(nav.current);
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label="Main"
      className="flex shrink-0 border-line bg-surface print:hidden max-sm:[@media(400px<=height<480px)]:hidden max-sm:fading-edges max-sm:border-t sm:w-(--nav-width) sm:flex-col sm:overflow-y-auto sm:short:overflow-y-visible sm:border-r sm:p-8"
    >
      {[...groups].map(([label, screens]) => {
        const members = screens.filter((screen) => isSupported(session, screen));
        return (
          members.length > 0 && (
            <div
              key={label}
              // The bar only has room for screens that the user can open; all others can be found by name.
              className={clsx(
                'max-sm:grow sm:mb-12',
                !members.some((screen) => isAccessibleTo(session, screen)) && 'max-sm:hidden',
              )}
            >
              <p
                aria-hidden
                className={clsx(
                  'px-8 py-4 font-semibold text-ink-3 text-micro max-sm:hidden',
                  isCollapsed && 'sr-only',
                )}
              >
                {label}
              </p>
              <ul aria-label={label} className="max-sm:flex">
                {members.map((screen) => (
                  <li
                    key={screen.to}
                    className={clsx('max-sm:grow', !isAccessibleTo(session, screen) && 'max-sm:hidden')}
                  >
                    <ScreenLink
                      screen={screen}
                      pathname={pathname}
                      isCollapsed={isCollapsed}
                      isOpen={isAccessibleTo(session, screen)}
                      badge={badges[screen.to]}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
      <Deferred>
        <Counts onBadge={show} />
      </Deferred>
      <div className="mt-auto max-sm:hidden">
        <IconButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={isCollapsed ? 'Expand navigation' : 'Collapse navigation'}
          hotkey="["
          onPress={onToggle}
        />
      </div>
    </nav>
  );
}

type Badges = Readonly<Record<string, Badge | undefined>>;

/** Counts pending items for the navigation entries that the user can open. */
function Counts({ onBadge }: { onBadge: (to: string, badge: Badge) => void }) {
  const session = useSession();
  const onAlerts = useCallback(
    (count: number) => onBadge('/alerts', { count, noun: 'open alert', isUrgent: true }),
    [onBadge],
  );
  const onQueue = useCallback(
    (count: number, overdue: number, isPartial: boolean) =>
      onBadge('/reviews', { count, noun: 'waiting approval', isUrgent: overdue > 0, isPartial }),
    [onBadge],
  );
  return (
    <>
      <AlertCount onCount={onAlerts} />
      {canCall(session, 'drive.approvals.approve') && <QueueCount onCount={onQueue} />}
    </>
  );
}

/** The width of the fade at either edge of the bar. A column has none. */
const FADE_PX = 24;

/** Scrolls to the current screen. Does not use `scrollIntoView`, because Tab would continue from there, past the skip link. */
function scrollToCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const view = nav.getBoundingClientRect();
  if (!link) return;
  const fadePx = nav.scrollWidth > nav.clientWidth ? FADE_PX : 0;
  const isAcross = link.left >= view.left + fadePx && link.right <= view.right - fadePx;
  if (isAcross && link.top >= view.top && link.bottom <= view.bottom) return;
  nav.scrollBy((link.left + link.right - view.left - view.right) / 2, link.bottom - view.bottom);
}

type ScreenLinkProps = {
  screen: MainScreen;
  pathname: string;
  isOpen: boolean;
  isCollapsed: boolean;
  /** The number of pending items, if known. */
  badge: Badge | undefined;
};

function ScreenLink({ screen, pathname, isOpen, isCollapsed, badge }: ScreenLinkProps) {
  const { to, below, title, icon: Icon, operationId } = screen;
  const shown = badge && badge.count > 0 ? badge : undefined;
  const name = shown ? `${title} ${countOf(shown.count, shown.noun)}` : title;
  return (
    <Link
      to={to}
      {...(!isOpen && { preload: false })}
      // All paths begin with the path of Home.
      activeOptions={{ exact: to === '/' }}
      {...(below && pathname.startsWith(below) && { 'aria-current': 'page' })}
      {...(operationId && { 'data-op': operationId })}
      aria-label={isOpen ? (shown ? undefined : title) : `${title}, not included in your role`}
      title={isCollapsed ? name : undefined}
      className="relative flex h-28 items-center gap-8 rounded-control border-transparent border-l-2 px-8 text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:border-accent aria-[current=page]:bg-selected aria-[current=page]:font-medium aria-[current=page]:text-ink max-sm:h-48 max-sm:min-w-72 max-sm:flex-col max-sm:justify-center max-sm:gap-2 max-sm:rounded-none max-sm:border-l-0 max-sm:text-micro"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span className={clsx('min-w-0 truncate sm:flex-1', isCollapsed && 'sm:sr-only')}>{title}</span>
      {shown && <NavBadge badge={shown} isCollapsed={isCollapsed} />}
      {!isOpen && !isCollapsed && <Lock size={12} strokeWidth={1.75} aria-hidden className="text-ink-3" />}
    </Link>
  );
}

import { Link, useMatches, useRouterState } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TabLabel } from './tab-label.tsx';
import { useScreenTitle } from './use-screen-title.ts';

/** A tab with its own URL. */
export type LinkTab = {
  to: string;
  params: Record<string, string>;
  search?: Record<string, unknown>;
  label: string;
  count?: number | undefined;
  /** Whether the tab stays active on paths below its own. */
  hasParts?: boolean;
  /** Whether the user's role does not include its content. */
  isLocked?: boolean;
};

/**
 * Tabs as links. The active one is marked for all users, is part of the screen's title and, on narrow screens, is scrolled into
 * view.
 */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const nav = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') ?? '' });
  const isCurrent = ({ to, hasParts }: LinkTab) => route === to || (hasParts === true && route.startsWith(`${to}/`));
  useScreenTitle(tabs.find(isCurrent)?.label, 'tab');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab depends on the URL
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="fading-edges flex h-36 max-sm:h-44 shrink-0 gap-4 border-line border-b px-12"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          params={tab.params}
          search={tab.search ?? {}}
          aria-label={tab.isLocked ? `${tab.label}, not included in your role` : undefined}
          activeOptions={{ exact: !tab.hasParts, includeSearch: false }}
          className="-mb-px inline-flex shrink-0 items-center gap-6 border-transparent border-b-2 px-8 text-ink-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          <TabLabel>{tab.label}</TabLabel>
          {tab.count !== undefined && <span className="text-ink-3">{tab.count}</span>}
          {tab.isLocked && <Lock size={12} strokeWidth={1.75} aria-hidden className="text-ink-3" />}
        </Link>
      ))}
    </nav>
  );
}

import { useLocation } from '@tanstack/react-router';
import { findMainScreen } from '#shared/screens/main-screens.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

/** Shown while the data required by a screen is loading. It names the screen. */
export function ScreenLoading() {
  const screen = findMainScreen(useLocation().pathname);
  const title = screen?.title ?? 'Rotunda';
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-hidden">
      <PageHead title={title} />
      <Skeleton label={`Loading ${title}`} rows={12} />
    </div>
  );
}

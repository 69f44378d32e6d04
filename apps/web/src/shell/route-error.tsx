import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { PackageX } from 'lucide-react';
import { isChunkLoadError } from '#lib/is-chunk-load-error.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { useOnReachable } from '#ui/browser/use-is-reachable.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** Shown in place of a screen that could not be rendered at all. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const shown = error instanceof Error ? error : new Error(String(error));
  useOnReachable(() => void router.invalidate());
  if (isChunkLoadError(shown)) return <ChunkLoadFailure />;
  return (
    <ErrorView error={shown} title="This screen could not be displayed" onRetry={() => void router.invalidate()} />
  );
}

/** React does not request code that failed to load again, so the whole page must be reloaded. */
function ChunkLoadFailure() {
  return (
    <div role="alert">
      <EmptyState
        icon={PackageX}
        title="A part of this screen could not be loaded"
        action={<Button onPress={() => window.location.reload()}>Reload the page</Button>}
      >
        There may be a new version. Check your connection and reload the page.
      </EmptyState>
    </div>
  );
}

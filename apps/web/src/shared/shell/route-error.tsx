import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorView } from '#shared/error-view.tsx';

/** Stands in for a screen that could not be shown at all. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const shown = error instanceof Error ? error : new Error(String(error));
  return <ErrorView error={shown} title="This screen could not be shown" onRetry={() => void router.invalidate()} />;
}

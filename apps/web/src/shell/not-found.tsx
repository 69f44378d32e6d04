import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

/** The screen for an unknown URL. */
export function NotFound() {
  return (
    <>
      <PageHead title="Page not found" />
      <EmptyState
        icon={MapPinOff}
        title="This page does not exist"
        action={
          <Link to="/" className="word-target text-accent-ink underline">
            Go to Home
          </Link>
        }
      />
    </>
  );
}

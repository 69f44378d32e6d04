import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { useScreenTitle } from '#ui/use-screen-title.ts';

/** The screen for an address that names nothing. */
export function NotFound() {
  useScreenTitle('Screen not found');
  return (
    <EmptyState
      icon={MapPinOff}
      title="There is no screen at this address"
      action={
        <Link to="/" className="word-target text-accent-ink underline">
          Go to Home
        </Link>
      }
    />
  );
}

import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { getDefaultView } from './default-view.ts';

/** A link from an event back to the calendar, at a day. */
export function BackToCalendar({ date }: { date: string }) {
  return (
    <Link
      to="/calendar/$view/$date"
      params={{ view: getDefaultView(), date }}
      aria-label="Back to the calendar"
      data-tooltip="Back to the calendar"
      className="-mx-4 inline-flex size-tool items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink"
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

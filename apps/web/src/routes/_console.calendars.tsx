import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ensureTemporal } from '#shared/calendar/ensure-temporal.ts';

export const Route = createFileRoute('/_console/calendars')({
  beforeLoad: ensureTemporal,
  component: Outlet,
});

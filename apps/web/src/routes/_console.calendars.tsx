import { createFileRoute, Outlet } from '@tanstack/react-router';

export const Route = createFileRoute('/_console/calendars')({
  component: Outlet,
});

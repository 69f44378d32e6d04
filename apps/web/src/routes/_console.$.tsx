import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '#shell/not-found.tsx';

/** Handles all other URLs with a not-found screen within the console layout. */
export const Route = createFileRoute('/_console/$')({ component: NotFound });

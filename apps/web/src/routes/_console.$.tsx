import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '#shell/not-found.tsx';

/** Every other address: it names nothing, but the way to everything stays beside it. */
export const Route = createFileRoute('/_console/$')({ component: NotFound });

import { createFileRoute } from '@tanstack/react-router';
import { ReviewSettings } from '#features/settings/review-settings.tsx';

export const Route = createFileRoute('/_console/settings/reviews')({ component: ReviewSettings });

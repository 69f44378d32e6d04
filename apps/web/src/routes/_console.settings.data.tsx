import { createFileRoute } from '@tanstack/react-router';
import { DataSettings } from '#features/settings/data-settings.tsx';

export const Route = createFileRoute('/_console/settings/data')({ component: DataSettings });

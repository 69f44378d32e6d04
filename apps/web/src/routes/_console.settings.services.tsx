import { createFileRoute } from '@tanstack/react-router';
import { ServiceSettings } from '#features/settings/service-settings.tsx';

export const Route = createFileRoute('/_console/settings/services')({ component: ServiceSettings });

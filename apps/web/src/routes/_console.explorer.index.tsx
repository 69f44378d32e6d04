import { createFileRoute } from '@tanstack/react-router';
import { ExplorerStart } from '#features/explorer/explorer-start.tsx';

export const Route = createFileRoute('/_console/explorer/')({ component: ExplorerStart });

import type { components } from '@rotunda/api-client/bff-types';
import { isHorizonComplete } from './incomplete.ts';

const SCANNING_REFRESH_MS = 3000;
const CURRENT_REFRESH_MS = 30_000;

/** When a list across everything is to be read again, in milliseconds: soon while there is still something to scan. */
export function indexRefreshMs(coverage: components['schemas']['Coverage'] | undefined): number {
  return coverage && (isHorizonComplete(coverage) || coverage.state === 'paused')
    ? CURRENT_REFRESH_MS
    : SCANNING_REFRESH_MS;
}

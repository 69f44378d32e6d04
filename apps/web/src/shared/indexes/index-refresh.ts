import type { components } from '@rotunda/api-client/bff-types';
import { isHorizonComplete, isScanning } from './incomplete.ts';

type Coverage = components['schemas']['Coverage'];

const SCANNING_REFRESH_MS = 3000;
const CURRENT_REFRESH_MS = 30_000;

/** When something that is computed from an index is to be computed again: as long as the index is being scanned. */
export function refreshWhileScanning({
  state: { data },
}: {
  state: { data: { coverage: Coverage | undefined } | undefined };
}): number | false {
  return data?.coverage && isScanning(data.coverage) ? SCANNING_REFRESH_MS : false;
}

/** When a list across everything is to be read again, in milliseconds: soon while there is still something to scan. */
export function indexRefreshMs(coverage: Coverage | undefined): number {
  return coverage && (isHorizonComplete(coverage) || coverage.state === 'paused')
    ? CURRENT_REFRESH_MS
    : SCANNING_REFRESH_MS;
}

import type { components } from '@rotunda/api-client/bff-types';
import { isHorizonComplete, isScanning } from './incomplete.ts';

type Coverage = components['schemas']['Coverage'];

const SCANNING_REFRESH_MS = 3000;
const CURRENT_REFRESH_MS = 30_000;

/** Returns the refetch interval of data computed from an index: refetches while the index is being scanned. */
export function refreshWhileScanning({
  state: { data },
}: {
  state: { data: { coverage: Coverage | undefined } | undefined };
}): number | false {
  return data?.coverage && isScanning(data.coverage) ? SCANNING_REFRESH_MS : false;
}

/** Returns the refetch interval of an index list in milliseconds: short while there is still something to scan. */
export function getIndexRefreshMs(coverage: Coverage | undefined): number {
  return coverage && (isHorizonComplete(coverage) || coverage.state === 'paused')
    ? CURRENT_REFRESH_MS
    : SCANNING_REFRESH_MS;
}

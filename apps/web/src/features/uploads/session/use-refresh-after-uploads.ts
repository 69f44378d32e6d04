import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const REFRESH_MS = 2_000;

/**
 * Refetches file lists when uploads complete: immediately after the first, then at most every two seconds. Belongs to the layout
 * of all screens, because the tray loads late and a small file may have completed before.
 */
export function useRefreshAfterUploads(arrived: number): void {
  const client = useQueryClient();
  const refreshedAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (arrived === 0) return undefined;
    const refresh = () => {
      refreshedAtMs.current = performance.now();
      void client.invalidateQueries({ queryKey: ['drive.files.list'] });
    };
    const waitMs = refreshedAtMs.current + REFRESH_MS - performance.now();
    if (waitMs <= 0) {
      refresh();
      return undefined;
    }
    const timer = setTimeout(refresh, waitMs);
    return () => clearTimeout(timer);
  }, [arrived, client]);
}

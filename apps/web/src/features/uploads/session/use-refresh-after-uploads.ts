import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const REFRESH_MS = 2_000;

/**
 * Reads lists of files anew when files have arrived: at once for the first, and every two seconds at most while more arrive. For
 * the frame of all screens: the tray loads late, and a small file may have arrived before it.
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

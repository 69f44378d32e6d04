import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Upload } from './upload.ts';

/**
 * Reads lists of files anew whenever a file has arrived. For the frame of all screens: the tray loads late, and a small file may have
 * arrived before it.
 */
export function useRefreshAfterUploads(uploads: readonly Upload[]): void {
  const client = useQueryClient();
  const arrived = uploads.filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (arrived > 0) void client.invalidateQueries({ queryKey: ['drive.files.list'] });
  }, [arrived, client]);
}

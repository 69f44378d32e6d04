import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toBrowserPath } from '#lib/base-path.ts';
import { readToEnd } from '#lib/read-to-end.ts';
import type { PlaceKind } from './places.ts';

/** Records the user's visit to a resource in the list of recent places, once its title is known. */
export function useRecordVisit(kind: PlaceKind, targetId: string, title: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (title === undefined || title === '') return;
    // Sent independently of the screen's requests. It is not awaited, and failures are ignored.
    void fetch(toBrowserPath(`/api/recents/${kind}/${encodeURIComponent(targetId)}`), {
      method: 'PUT',
      headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ title: title.slice(0, MAX_TITLE_CHARS) }),
    })
      .then(readToEnd)
      .then(
        () => queryClient.invalidateQueries({ queryKey: ['bff.recents.list'], refetchType: 'none' }),
        () => undefined,
      );
  }, [kind, targetId, title, queryClient]);
}

const MAX_TITLE_CHARS = 300; // The backend's limit.

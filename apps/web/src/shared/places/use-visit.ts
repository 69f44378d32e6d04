import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toBrowserPath } from '#lib/base-path.ts';
import type { PlaceKind } from './places.ts';

/** Notes that the person has come to a resource, once its title is known, for the list of recent places. */
export function useVisit(kind: PlaceKind, targetId: string, title: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (title === undefined || title === '') return;
    // Beside what the screen asks for: nobody waits for it, and nothing is amiss when it fails.
    void fetch(toBrowserPath(`/api/recents/${kind}/${encodeURIComponent(targetId)}`), {
      method: 'PUT',
      headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ title: title.slice(0, MAX_TITLE_CHARS) }),
    }).then(
      () => queryClient.invalidateQueries({ queryKey: ['bff.recents.list'], refetchType: 'none' }),
      () => undefined,
    );
  }, [kind, targetId, title, queryClient]);
}

const MAX_TITLE_CHARS = 300; // What the backend takes.

import { useEffect, useRef, useState } from 'react';
import type { Call } from '#shared/api/call-log.ts';

const BY_HAND_MS = 1_000;

/**
 * Returns the calls for the list. Automatic calls are held back until requested, so that the list does not move while the user
 * reads. Calls that follow a press are shown immediately, as is the `marked` call.
 */
export function useStableCalls(calls: readonly Call[], marked = 0) {
  const { callId: latestId = 0, startedAtMs: latestMs = 0 } = calls[0] ?? {};
  const [newestId, setNewestId] = useState(latestId);
  const pressedAtMs = useRef(0);
  useEffect(() => {
    const note = () => {
      pressedAtMs.current = Date.now();
    };
    window.addEventListener('pointerdown', note, true);
    window.addEventListener('keydown', note, true);
    return () => {
      window.removeEventListener('pointerdown', note, true);
      window.removeEventListener('keydown', note, true);
    };
  }, []);
  useEffect(() => {
    const sinceMs = latestMs - pressedAtMs.current;
    if (sinceMs >= 0 && sinceMs < BY_HAND_MS) setNewestId(latestId);
  }, [latestId, latestMs]);
  const isListed = ({ callId }: Call) => callId <= Math.max(newestId, marked);
  return { isListed, showNew: () => setNewestId(latestId) };
}

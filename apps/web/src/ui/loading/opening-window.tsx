import { useLayoutEffect, useRef } from 'react';
import { useIsOnline } from '#ui/browser/use-is-online.ts';
import { useIsReachable } from '#ui/browser/use-is-reachable.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { openKeyBuffer } from '#ui/keyboard/key-buffer.ts';

/**
 * Stands for a window while it loads and takes the keys, which are meant for it and not for the screen below. What they write is
 * in its field once it is there. It is seen only when that takes long, or waits for a connection.
 */
export function OpeningWindow({ onClose }: { onClose: () => void }) {
  const waitingFor = useWaitingFor();
  const frame = useRef<HTMLDivElement>(null);
  // Ends in the same moment in which the window is there: other effects end later, and a key in between would be lost.
  useLayoutEffect(
    () => openKeyBuffer({ contains: (node) => frame.current?.contains(node) ?? false, cancel: onClose }),
    [onClose],
  );
  return (
    <div
      ref={frame}
      className="fixed inset-x-16 top-[12vh] z-40 mx-auto flex w-fit flex-wrap gap-x-12 animate-[emerge_300ms_500ms_both] rounded-dialog border border-line-strong bg-surface px-20 py-16 shadow-popover"
    >
      <span role={waitingFor === undefined ? undefined : 'status'}>{waitingFor ?? 'Opening…'}</span>
      <TextButton onPress={onClose}>Cancel</TextButton>
    </div>
  );
}

/** Says why it does not open now; undefined while it loads. */
function useWaitingFor(): string | undefined {
  const isReachable = useIsReachable();
  if (!useIsOnline()) return 'You are offline. This opens automatically when you reconnect.';
  return isReachable ? undefined : 'Console unreachable. This opens automatically when it responds.';
}

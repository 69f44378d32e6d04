import { useLayoutEffect, useRef } from 'react';
import { useIsOnline } from '#ui/browser/use-is-online.ts';
import { useIsReachable } from '#ui/browser/use-is-reachable.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { openKeyBuffer } from '#ui/keyboard/key-buffer.ts';

/**
 * A placeholder for a loading dialog. It captures the keys, which are meant for the dialog and not for the screen below, and
 * their text is inserted into the dialog's field once it is mounted. Visible only if loading takes long or waits for a
 * connection.
 */
export function OpeningWindow({ onClose }: { onClose: () => void }) {
  const waitingFor = useLoadingStatus();
  const frame = useRef<HTMLDivElement>(null);
  // Ends at the moment when the dialog is mounted. Other effects end later, and a key in between would be lost.
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

/** Returns the reason why the dialog cannot open now. Returns undefined while it is loading. */
function useLoadingStatus(): string | undefined {
  const isReachable = useIsReachable();
  if (!useIsOnline()) return 'You are offline. This opens automatically when you reconnect.';
  return isReachable ? undefined : 'Console unreachable. This opens automatically when it responds.';
}

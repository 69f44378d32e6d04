import { X } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegionFrame,
} from 'react-aria-components';
import { Button as ActionButton } from './button.tsx';
import type { ToastAction } from './toast-action.ts';

type Content = { message: string; action: ToastAction | undefined; isUrgent: boolean };

const queue = new ToastQueue<Content>({ maxVisibleToasts: 3 });

/** The last message of each place. */
const placed = new Map<string, string>();

/**
 * Shows a message for some milliseconds, or until it is dismissed: when none are given it interrupts, too. It comes instead of
 * the one before it where both have the same `place`.
 */
export function addToast(
  message: string,
  action: ToastAction | undefined,
  shownMs: number | undefined,
  place: string | undefined,
): void {
  const earlier = place === undefined ? undefined : placed.get(place);
  if (earlier !== undefined) queue.close(earlier);
  const timeout = shownMs !== undefined && Number.isFinite(shownMs) ? { timeout: shownMs } : {};
  const key = queue.add({ message, action, isUrgent: shownMs === undefined }, timeout);
  if (place !== undefined) placed.set(place, key);
}

/** Takes all messages away. */
export function clearToasts(): void {
  queue.clear();
}

/** Where passing messages appear; a landmark that F6 reaches. */
export function ToastRegion() {
  return (
    // Above the line of what is picked, and on narrow screens, where decisions stand at the foot, below the bar: their buttons
    // stay within reach. There the newest message alone is shown, as more would cover what is decided on. Beside what is being
    // uploaded or downloaded, not over it.
    <ToastRegionFrame
      queue={queue}
      data-toasts
      className="fixed right-16 z-50 max-md:[&_li:nth-child(n+2)>*]:hidden max-md:top-56 md:bottom-80 md:[body:has([data-tray])_&]:right-392 flex max-w-[min(560px,calc(100vw-32px))] flex-col gap-8"
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          // It asks nothing of anybody, as a dialog would, and what went well interrupts nobody (WCAG 2.2, 4.1.3).
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          render={({ 'aria-modal': _, ...props }) => <div {...props} role="group" />}
          className="flex items-center gap-12 rounded-card border border-line-strong bg-surface py-8 pr-8 pl-12 shadow-popover"
        >
          <ToastContent role={toast.content.isUrgent ? 'alert' : 'status'}>
            <Text slot="title">{toast.content.message}</Text>
          </ToastContent>
          {toast.content.action && <Action toastKey={toast.key} action={toast.content.action} />}
          <Button
            slot="close"
            aria-label="Dismiss"
            data-tooltip="Dismiss"
            className="ml-auto inline-flex size-24 max-sm:-my-6 max-sm:-mr-6 max-sm:size-40 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
          >
            <X size={14} strokeWidth={1.75} aria-hidden />
          </Button>
        </Toast>
      )}
    </ToastRegionFrame>
  );
}

function Action({ toastKey, action }: { toastKey: string; action: ToastAction }) {
  return (
    <ActionButton
      onPress={() => {
        action.run();
        queue.close(toastKey);
      }}
    >
      {action.label}
    </ActionButton>
  );
}

import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { OpeningWindow } from './opening-window.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

type PartProps = {
  /** The name of the part: `The charts`. */
  name?: string;
  /** The placeholder while the code loads. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A lazy-loaded part of a screen. It contains its own errors. */
export function Part({ name, fallback = null, children }: PartProps) {
  return (
    <ErrorBoundary name={name}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type OpenedPartProps = { onClose?: (() => void) | undefined; children: ReactNode };

/** A lazy-loaded panel beside a list. The list makes room for it immediately. */
export function PanelPart({ onClose, children }: OpenedPartProps) {
  return (
    <ErrorBoundary name="The details" place="panel" onClose={onClose}>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A lazy-loaded dialog. While it loads, it captures the keys that are meant for it. */
export function WindowPart({ onClose, children }: OpenedPartProps & { onClose: () => void }) {
  return (
    <ErrorBoundary name="The dialog" place="over" onClose={onClose}>
      <Suspense fallback={<OpeningWindow onClose={onClose} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A lazy-loaded menu, list or confirmation over the page. */
export function OverlayPart({ onClose, children }: OpenedPartProps) {
  return (
    <ErrorBoundary place="over" onClose={onClose}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

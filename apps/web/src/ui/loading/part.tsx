import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { OpeningWindow } from './opening-window.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

type PartProps = {
  /** What it is, as its name: `The charts`. */
  name?: string;
  /** Stands in its place while its code loads. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part of a screen whose code is loaded late. Its errors stay in its place. */
export function Part({ name, fallback = null, children }: PartProps) {
  return (
    <ErrorBoundary name={name}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type OpenedPartProps = { onClose?: (() => void) | undefined; children: ReactNode };

/** A panel beside a list whose code is loaded late; the list makes room for it at once. */
export function PanelPart({ onClose, children }: OpenedPartProps) {
  return (
    <ErrorBoundary name="The details" place="panel" onClose={onClose}>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A window over the page whose code is loaded late; while it loads, it takes the keys that are meant for it. */
export function WindowPart({ onClose, children }: OpenedPartProps & { onClose: () => void }) {
  return (
    <ErrorBoundary name="The dialog" place="over" onClose={onClose}>
      <Suspense fallback={<OpeningWindow onClose={onClose} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A menu, a list or a question over the page whose code is loaded late. */
export function OverlayPart({ onClose, children }: OpenedPartProps) {
  return (
    <ErrorBoundary place="over" onClose={onClose}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

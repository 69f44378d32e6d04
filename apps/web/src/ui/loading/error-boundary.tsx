import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { createContext, type ReactNode, use } from 'react';
import { explainFault } from '#lib/explain-fault.ts';
import { isChunkLoadError } from '#lib/is-chunk-load-error.ts';
import { readPanelWidth } from '#ui/browser/panel-width.ts';
import { useOnReachable } from '#ui/browser/use-is-reachable.ts';
import { Button } from '#ui/buttons/button.tsx';
import { copyText } from '#ui/text/copy-text.ts';

/**
 * Where the error of a part is shown: in its place, as a panel beside a list, over the screen for a dialog or menu, or nowhere if
 * the part is not essential.
 */
type ErrorPlace = 'here' | 'panel' | 'over' | 'nowhere';

type PartOfScreen = {
  /** The name of the part: `The chart`. */
  name?: string | undefined;
  place?: ErrorPlace | undefined;
  /** Closes the part, if it can be opened. */
  onClose?: (() => void) | undefined;
};

const PartContext = createContext<PartOfScreen>({});

/**
 * Contains the errors of a part of the screen: it shows what failed and why, and offers a retry, while the rest of the screen
 * keeps working. Navigating to another URL retries automatically.
 */
export function ErrorBoundary({ children, ...part }: PartOfScreen & { children: ReactNode }) {
  return (
    <PartContext value={part}>
      <CatchBoundary getResetKey={() => window.location.href} errorComponent={PartError}>
        {children}
      </CatchBoundary>
    </PartContext>
  );
}

const PLACES: Readonly<Record<Exclude<ErrorPlace, 'nowhere'>, string>> = {
  here: 'px-16 py-12',
  panel:
    'shrink-0 overflow-auto border-line bg-surface p-16 max-md:fixed max-md:inset-0 max-md:top-(--below-messages) max-md:z-20 md:border-l',
  over: 'fixed inset-x-16 top-[12vh] z-50 mx-auto max-w-480 rounded-dialog border border-line-strong bg-surface p-20 shadow-popover',
};

function PartError({ error, reset }: ErrorComponentProps) {
  const { name = 'This part', place = 'here', onClose } = use(PartContext);
  useOnReachable(reset);
  if (place === 'nowhere') return null;
  const shown = error instanceof Error ? error : new Error(String(error));
  const isMissing = isChunkLoadError(shown);
  return (
    <div
      role="alert"
      style={place === 'panel' ? { flexBasis: readPanelWidth() } : undefined}
      className={clsx('flex min-w-0 flex-col items-start gap-8', PLACES[place])}
    >
      <p className="font-medium">{name} could not be shown</p>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {isMissing ? 'There may be a new version. Check your connection and reload the page.' : explainFault(shown)}
      </p>
      <div className="flex flex-wrap gap-8">
        {/* What did not come is not asked for again by React: only the page as a whole can be loaded again. */}
        <Button onPress={isMissing ? () => window.location.reload() : reset}>
          {isMissing ? 'Reload the page' : 'Try again'}
        </Button>
        <Button kind="quiet" onPress={() => copyReport(shown)}>
          Copy report
        </Button>
        {onClose && (
          <Button kind="quiet" onPress={onClose}>
            Close
          </Button>
        )}
      </div>
    </div>
  );
}

function copyReport(error: Error): void {
  const lines = [error.stack ?? String(error), `Page: ${window.location.href}`, `Time: ${new Date().toISOString()}`];
  copyText(lines.join('\n'), 'Report copied');
}

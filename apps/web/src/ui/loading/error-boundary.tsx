import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { createContext, type ReactNode, use } from 'react';
import { explainFault } from '#lib/explain-fault.ts';
import { isMissingPart } from '#lib/missing-part.ts';
import { readPanelWidth } from '#ui/browser/panel-width.ts';
import { useOnReachable } from '#ui/browser/use-is-reachable.ts';
import { Button } from '#ui/buttons/button.tsx';
import { copyText } from '#ui/text/copy-text.ts';

/**
 * Where the error of a part stands: in the place of the part, as a panel beside a list, over the screen where the part is a
 * window or a menu, or nowhere where nothing is missed without the part.
 */
type ErrorPlace = 'here' | 'panel' | 'over' | 'nowhere';

type PartOfScreen = {
  /** What it is, as its name: `The chart`. */
  name?: string | undefined;
  place?: ErrorPlace | undefined;
  /** Closes the part, where it is one that is opened. */
  onClose?: (() => void) | undefined;
};

const PartContext = createContext<PartOfScreen>({});

/**
 * Keeps an error of a part of the screen in that part: it says what failed and why, and offers to try again, while the rest
 * of the screen lives. Another address tries again by itself.
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
  panel: 'shrink-0 overflow-auto border-line bg-surface p-16 max-md:fixed max-md:inset-0 max-md:z-20 md:border-l',
  over: 'fixed inset-x-16 top-[12vh] z-50 mx-auto max-w-480 rounded-dialog border border-line-strong bg-surface p-20 shadow-popover',
};

function PartError({ error, reset }: ErrorComponentProps) {
  const { name = 'This part', place = 'here', onClose } = use(PartContext);
  useOnReachable(reset);
  if (place === 'nowhere') return null;
  const shown = error instanceof Error ? error : new Error(String(error));
  const isMissing = isMissingPart(shown);
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

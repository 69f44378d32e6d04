import { countOf } from '@rotunda/api-client/count-of';
import { ShieldAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNow } from '#lib/use-now.ts';
import { tabStorage } from '#ui/browser/safe-storage.ts';
import { Button } from '#ui/buttons/button.tsx';

const SINCE_KEY = 'rotunda.administrator-since';
const LIMIT_MS = 15 * 60_000; // Long enough for a task. Unused rights expire automatically.
const TICK_MS = 5_000;

type AdministratorFrameProps = { isAdmin: boolean; onEnd: () => void; children: ReactNode };

/** A red frame around screens in administrator mode, with the remaining time and an exit button. */
export function AdministratorFrame({ isAdmin, onEnd, children }: AdministratorFrameProps) {
  useEffect(() => {
    if (!isAdmin) tabStorage.removeItem(SINCE_KEY);
  }, [isAdmin]);
  if (!isAdmin) return <div className="flex min-h-0 flex-1 flex-col">{children}</div>;
  return (
    <div className="flex min-h-0 flex-1 flex-col border-2 border-danger">
      <ModeBar onEnd={onEnd} />
      {children}
    </div>
  );
}

function ModeBar({ onEnd }: { onEnd: () => void }) {
  const nowMs = useNow(TICK_MS);
  const leftMs = readSince(nowMs) + LIMIT_MS - nowMs;
  const end = () => {
    tabStorage.removeItem(SINCE_KEY);
    onEnd();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the time has elapsed
  useEffect(() => {
    if (leftMs <= 0) end();
  }, [leftMs <= 0]);
  const minutes = Math.max(1, Math.ceil(leftMs / 60_000));
  return (
    <div className="flex min-h-36 shrink-0 items-center gap-8 bg-red-bg px-16 py-4 text-red-fg">
      <ShieldAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1">
        Administrator mode: full access to every drive of the organisation.{' '}
        <span role="timer">Ends in {countOf(minutes, 'minute')}.</span>
      </p>
      <Button onPress={end}>Exit administrator mode</Button>
    </div>
  );
}

/** Returns when administrator mode began. Starts it on the first call. */
function readSince(nowMs: number): number {
  const stored = Number(tabStorage.getItem(SINCE_KEY));
  if (stored > 0 && stored <= nowMs) return stored;
  tabStorage.setItem(SINCE_KEY, String(nowMs));
  return nowMs;
}

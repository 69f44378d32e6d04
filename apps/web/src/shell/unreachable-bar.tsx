import { CloudOff } from 'lucide-react';
import { consoleConnection, type Reachability } from '#lib/console-connection.ts';
import { useNow } from '#lib/use-now.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';

/** Shows that the console's server is unreachable, and when the next check is. */
export function UnreachableBar({
  retryAtMs,
}: {
  retryAtMs: Extract<Reachability, { isReachable: false }>['retryAtMs'];
}) {
  return (
    <div className="flex min-h-28 flex-wrap items-center justify-center gap-x-6 bg-amber-bg px-8 py-4 text-amber-fg text-small">
      <CloudOff size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span role="alert">Console unreachable. Changes cannot be saved right now.</span>
      {/* Read out once, not every second. */}
      <span aria-hidden className="tabular-nums">
        {retryAtMs === undefined ? 'Retrying…' : <Countdown untilMs={retryAtMs} />}
      </span>
      <TextButton onPress={() => void consoleConnection.check()}>Retry now</TextButton>
    </div>
  );
}

function Countdown({ untilMs }: { untilMs: number }) {
  const seconds = Math.max(1, Math.ceil((untilMs - useNow(250)) / 1_000));
  return `Retrying in ${seconds} s.`;
}

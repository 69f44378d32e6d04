import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SERVICE_NAMES } from '#shared/operations/service-names.ts';
import { useIsReachable } from '#ui/browser/use-is-reachable.ts';
import { type Dependency, OutageMonitor } from './outage-monitor.ts';

/**
 * Shows at the top of every screen which services do not respond, or that the console's database does not, until they recover.
 */
export function OutageBar() {
  const client = useQueryClient();
  const [watch] = useState(() => new OutageMonitor(client));
  useEffect(() => watch.start(), [watch]);
  const away = useSyncExternalStore(watch.subscribe, watch.read);
  const isReachable = useIsReachable();
  return (
    <div role="status">
      {isReachable && away.length > 0 && (
        <p className="flex min-h-28 items-center justify-center gap-6 bg-amber-bg px-8 py-4 text-amber-fg text-small">
          <CloudOff size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span>{explain(away)}</span>
        </p>
      )}
    </div>
  );
}

function explain(away: readonly Dependency[]): string {
  // Nothing else works without the database.
  if (away.includes('store')) return 'The console’s database is not responding. The console tries again automatically.';
  const services = away.flatMap((name) => (name === 'store' ? [] : SERVICE_NAMES[name]));
  const names = new Intl.ListFormat('en-GB').format(services);
  const start = services.length === 1 ? 'This service is' : 'These services are';
  return `${start} not responding: ${names}. The console tries again automatically; everything else works.`;
}

import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SERVICE_NAMES } from '#shared/operations/service-names.ts';
import { OutageWatch } from './outage-watch.ts';

/** Says at the top of every screen which services do not respond, until they do again. */
export function OutageBar() {
  const client = useQueryClient();
  const [watch] = useState(() => new OutageWatch(client));
  useEffect(() => watch.start(), [watch]);
  const away = useSyncExternalStore(watch.subscribe, watch.read);
  const names = new Intl.ListFormat('en-GB').format(away.map((service) => SERVICE_NAMES[service]));
  return (
    <div role="status">
      {away.length > 0 && (
        <p className="flex min-h-28 items-center justify-center gap-6 bg-amber-bg px-8 py-4 text-amber-fg text-small">
          <CloudOff size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span>
            {away.length === 1 ? 'This service is' : 'These services are'} not responding: {names}. The console tries
            again automatically; everything else works.
          </span>
        </p>
      )}
    </div>
  );
}

import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { DownloadTickets } from '#features/downloads/download-tickets.ts';
import { PlaybackAudit } from '#features/downloads/playback-audit.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';

const END_PLAYBACKS_EVERY_MS = 60_000;

type DownloadDeps = { store: Store; clock: Clock; seals: RowSeals; audit: Audit; log: Logger };

/** Opens the download tickets and the records of playback that uses them. */
export function openDownloads(parts: DownloadDeps) {
  const { store, clock, seals, audit } = parts;
  const playbacks = new PlaybackAudit(audit.trail, clock);
  return {
    tickets: new DownloadTickets(store, clock, seals),
    playbacks,
    background: endPlaybacks(playbacks, parts),
  };
}

function endPlaybacks(playbacks: PlaybackAudit, parts: DownloadDeps): BackgroundTask {
  const poller = createPoller(parts, END_PLAYBACKS_EVERY_MS, () => playbacks.endIdle());
  return {
    start: poller.start,
    async close() {
      await poller.close();
      await playbacks.close();
    },
  };
}

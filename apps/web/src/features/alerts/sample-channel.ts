import type { AlertChannel } from './channels/channel-queries.ts';

/** A webhook of the user for tests. */
export const sampleChannel: AlertChannel = {
  channelId: 'c1',
  name: 'On call',
  kind: 'webhook',
  target: 'hooks.example.com',
  isTeam: false,
  isMine: true,
  ownerName: 'Olga Operator',
  isEnabled: true,
  waitingCount: 0,
  failedCount: 0,
  status: 'ready',
  statusTime: '2026-11-21T08:00:00.000Z',
  schedule: { frequency: 'instant', timeZone: 'UTC', clock: '08:00', weekday: 1 },
};

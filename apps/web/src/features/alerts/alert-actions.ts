import type { Alert, AlertChange } from './queries.ts';

type Action = NonNullable<AlertChange['action']>;

/** The states in which each action applies. The BFF makes the final decision. */
const STARTS: Readonly<Record<Action, readonly Alert['state'][]>> = {
  acknowledge: ['open', 'muted'],
  mute: ['open', 'acknowledged', 'muted'],
  unmute: ['muted'],
  resolve: ['open', 'acknowledged', 'muted'],
  reopen: ['acknowledged', 'resolved'],
};

/** The confirmation messages of the actions. */
export const DONE_MESSAGES: Readonly<Record<Action, string>> = {
  acknowledge: 'Alert acknowledged',
  mute: 'Alert muted',
  unmute: 'Alert unmuted',
  resolve: 'Alert resolved',
  reopen: 'Alert reopened',
};

/** Returns the reason why an action does not apply to an alert. Returns undefined if it applies. */
export function actionRefusal(action: Action, alert: Alert | undefined): string | undefined {
  if (!alert) return 'Open an alert first.';
  return STARTS[action].includes(alert.state) ? undefined : `The alert is ${alert.state}.`;
}

/** The durations for which an alert can be muted. */
export const MUTE_DURATIONS = [
  { id: 'hour', label: 'For an hour', ms: 3_600_000 },
  { id: 'day', label: 'For a day', ms: 86_400_000 },
  { id: 'week', label: 'For a week', ms: 604_800_000 },
] as const;

import type { components } from '@rotunda/api-client/bff-types';
import { isFrom, type StateMachine, type Transition } from './state-machine.ts';

/** Where an alert stands. */
export type AlertState = components['schemas']['AlertState'];

/** What happens to an alert: a condition begins, ends, or a person acts, or the time of a mute is over. */
export type AlertEvent = 'begins' | 'ends' | 'acknowledge' | 'mute' | 'unmute' | 'resolve' | 'reopen' | 'muteEnds';

/** Whether people are told. */
type AlertTransition = Transition<AlertState> & { readonly notifies?: true };

/** The state machine of alerts. A condition that begins again leaves an alert acknowledged or muted: its person knows of it already. */
export const ALERT_TRANSITIONS: StateMachine<AlertState, AlertEvent> & Readonly<Record<AlertEvent, AlertTransition>> = {
  begins: { from: ['resolved'], to: 'open', notifies: true },
  ends: { from: ['open', 'acknowledged', 'muted'], to: 'resolved' },
  acknowledge: { from: ['open', 'muted'], to: 'acknowledged' },
  mute: { from: ['open', 'acknowledged', 'muted'], to: 'muted' },
  unmute: { from: ['muted'], to: 'open' },
  resolve: { from: ['open', 'acknowledged', 'muted'], to: 'resolved' },
  reopen: { from: ['acknowledged', 'resolved'], to: 'open' },
  muteEnds: { from: ['muted'], to: 'open', notifies: true },
};

/** The transition of an event in a state; undefined when it has none. */
export function findTransition(state: AlertState, event: AlertEvent): AlertTransition | undefined {
  const transition = ALERT_TRANSITIONS[event];
  return isFrom(transition, state) ? transition : undefined;
}

/** All states, as stored. */
export const ALERT_STATES: readonly AlertState[] = ['open', 'acknowledged', 'muted', 'resolved'];

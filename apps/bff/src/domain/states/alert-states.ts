import type { components } from '@rotunda/api-client/bff-types';
import { isFrom, type StateMachine, type Transition } from './state-machine.ts';

/** The state of an alert. */
export type AlertState = components['schemas']['AlertState'];

/** An event of an alert: its condition begins or ends, a user acts, or a mute expires. */
export type AlertEvent = 'begins' | 'ends' | 'acknowledge' | 'mute' | 'unmute' | 'resolve' | 'reopen' | 'muteEnds';

/** A transition, and whether it notifies users. */
type AlertTransition = Transition<AlertState> & { readonly notifies?: true };

/**
 * The state machine of alerts. If a condition begins again, an acknowledged or muted alert keeps its state, because its user
 * already knows.
 */
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

/** Returns the transition of an event in a state, or undefined if the event has none there. */
export function findTransition(state: AlertState, event: AlertEvent): AlertTransition | undefined {
  const transition = ALERT_TRANSITIONS[event];
  return isFrom(transition, state) ? transition : undefined;
}

/** All states, as stored. */
export const ALERT_STATES: readonly AlertState[] = ['open', 'acknowledged', 'muted', 'resolved'];

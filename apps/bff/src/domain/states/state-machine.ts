/** What an event does: it has an effect in some states, and leads to one. */
export type Transition<State extends string> = { readonly from: readonly State[]; readonly to: State };

/** A state machine as data: the transition of each event. In a state that a transition does not start from, its event has no effect. */
export type StateMachine<State extends string, Event extends string> = Readonly<Record<Event, Transition<State>>>;

/** Whether an event has an effect in a state, as it is stored. */
export function isFrom<State extends string>({ from }: Transition<State>, state: string): boolean {
  return from.some((one) => one === state);
}

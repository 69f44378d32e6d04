/** The effect of an event: the states in which it applies, and the state that it leads to. */
export type Transition<State extends string> = { readonly from: readonly State[]; readonly to: State };

/**
 * A state machine as data: one transition per event. In states that the transition does not start from, the event has no effect.
 */
export type StateMachine<State extends string, Event extends string> = Readonly<Record<Event, Transition<State>>>;

/** Whether an event has an effect in a stored state. */
export function isFrom<State extends string>({ from }: Transition<State>, state: string): boolean {
  return from.some((one) => one === state);
}

/** Returns the events of a machine in table order. */
export function getEvents<Event extends string>(machine: StateMachine<string, Event>): Event[] {
  return Object.keys(machine).filter((name): name is Event => Object.hasOwn(machine, name));
}

/** Returns the event that leads from one state to another, or undefined if none does. */
export function findEvent<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  from: State,
  to: State,
): Event | undefined {
  return getEvents(machine).find((event) => machine[event].to === to && isFrom(machine[event], from));
}

/** Returns the state after applying a sequence of events. Ignores names that are not events of the machine. */
export function foldEvents<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  first: State,
  names: readonly string[],
): State {
  let state = first;
  for (const name of names) {
    const event = getEvents(machine).find((one) => one === name);
    if (event) state = getNextState(machine, state, event) ?? state;
  }
  return state;
}

/** Returns the state that an event leads to, or undefined if it has no effect in the current state. */
export function getNextState<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  event: Event,
): State | undefined {
  return isFrom(machine[event], state) ? machine[event].to : undefined;
}

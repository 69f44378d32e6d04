/** What an event does: it has an effect in some states, and leads to one. */
export type Transition<State extends string> = { readonly from: readonly State[]; readonly to: State };

/** A state machine as data: the transition of each event. In a state that a transition does not start from, its event has no effect. */
export type StateMachine<State extends string, Event extends string> = Readonly<Record<Event, Transition<State>>>;

/** Whether an event has an effect in a state, as it is stored. */
export function isFrom<State extends string>({ from }: Transition<State>, state: string): boolean {
  return from.some((one) => one === state);
}

/** The events of a machine, in the order of its table. */
export function eventsOf<Event extends string>(machine: StateMachine<string, Event>): Event[] {
  return Object.keys(machine).filter((name): name is Event => Object.hasOwn(machine, name));
}

/** The event that leads from one state to another; undefined when none does. */
export function findEvent<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  from: State,
  to: State,
): Event | undefined {
  return eventsOf(machine).find((event) => machine[event].to === to && isFrom(machine[event], from));
}

/** Where a number of events lead, one after the other; names that are no events of the machine are left out. */
export function foldEvents<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  first: State,
  names: readonly string[],
): State {
  let state = first;
  for (const name of names) {
    const event = eventsOf(machine).find((one) => one === name);
    if (event) state = nextState(machine, state, event) ?? state;
  }
  return state;
}

/** The state that an event leads to from another one; undefined where it has no effect. */
export function nextState<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  event: Event,
): State | undefined {
  return isFrom(machine[event], state) ? machine[event].to : undefined;
}

import fc, { type AsyncCommand } from 'fast-check';
import type { RequestedChange, SimulatedClient } from './client.ts';
import type { ServiceFault } from './service-model.ts';
import type { StepFault } from './step-faults.ts';
import type { World } from './world.ts';

/** The targets of a command. */
export type Simulation = { world: World; client: SimulatedClient };

/** No model predicts the result of a run; the checker uses its history. */
type NoModel = Record<never, never>;

const REPLICAS = 3;
const MAX_STEPS_AT_ONCE = 40;
const MAX_REQUESTS_IN_DOUBT = 8;

const replica = fc.nat(REPLICAS - 1);
const change = fc.constantFrom<RequestedChange['kind']>('rename', 'share').map((kind): RequestedChange => ({ kind }));
const changes = fc.array(change, { minLength: 1, maxLength: 6, size: 'max' });
const holdTimes = fc
  .tuple(fc.nat(500), fc.nat(1_200))
  .map(([holdMs, laterMs]) => ({ holdMs, cancelAfterMs: holdMs + laterMs }));
const setByMs = fc.oneof(fc.integer({ min: -90_000, max: 90_000 }), fc.constant(31_000));
const picked = fc.nat(7);
const serviceFault = fc.option(
  fc.constantFrom<ServiceFault>('quota', 'quota', 'refused', 'unreachable', 'responseLost', 'responseLost'),
  {
    freq: 2,
  },
);
const storeFault = fc.constantFrom<StepFault>('before', 'after');
const writeFault = fc.constantFrom<StepFault>('before', 'after', 'after', 'lostBefore', 'lostAfter', 'lostAfter');
// The labels of store writes and of requests to services.
const written = fc.constantFrom('"audit_records"', '"job_items"', 'jobs"', '"delayed_calls"', 'commit', 'request');
const control = fc.constantFrom('pause', 'resume', 'stop', 'retry');

/**
 * The events that may happen in a world: client requests, starts and crashes of processes, clock changes, and failures of stores
 * and services.
 */
export const simulationCommands: fc.Arbitrary<AsyncCommand<NoModel, Simulation>>[] = [
  ...times(3, () =>
    command('hold', [replica, change, fc.nat(5_000)], ({ world, client }, [at, wanted, holdMs]) => {
      client.delayChange(world.replica(at) ?? world.anyReplica, wanted, { holdMs });
    }),
  ),
  // The cancellation happens at about the time of sending.
  ...times(2, () =>
    command('hold and cancel', [replica, change, holdTimes], ({ world, client }, [at, wanted, times]) => {
      client.delayChange(world.replica(at) ?? world.anyReplica, wanted, times);
    }),
  ),
  ...times(5, () =>
    command('job', [replica, changes, fc.boolean()], ({ world, client }, [at, wanted, isAtomic]) => {
      client.startJob(world.replica(at) ?? world.anyReplica, wanted, isAtomic);
    }),
  ),
  command('cancel', [replica, picked], (simulation, [at, index]) => {
    act(simulation, at, 'delayedCall', index, ({ client }, process, request) => client.cancel(process, request));
  }),
  ...times(3, () =>
    command('look', [replica, picked], (simulation, [at, index]) => {
      act(simulation, at, 'delayedCall', index, ({ client }, process, request) => client.readState(process, request));
    }),
  ),
  ...times(6, () =>
    command('control', [replica, picked, control], (simulation, [at, index, event]) => {
      act(simulation, at, 'job', index, ({ client }, process, request) => client.control(process, request, event));
    }),
  ),
  command('undo', [replica, picked], (simulation, [at, index]) => {
    act(simulation, at, 'job', index, ({ client }, process, request) => client.undo(process, request));
  }),
  command('crash', [replica], ({ world }, [at]) => world.crash(at)),
  command('start', [replica], ({ world }, [at]) => world.start(at)),
  command(
    'store fault',
    [replica, storeFault, fc.nat(12), fc.constantFrom(1, 1, 1, 4)],
    ({ world }, [at, fault, after, count]) => {
      for (let index = 0; index < count; index += 1) world.fail(at, fault, after + index);
    },
  ),
  ...times(10, () =>
    command('write fault', [written, writeFault, fc.nat(5)], ({ world }, [writing, fault, after]) => {
      world.faults.plan({ writing }, fault, after);
    }),
  ),
  command('lose and start', [replica], ({ world }, [at]) => {
    world.crash(at);
    world.start(at);
  }),
  ...times(2, () =>
    command('service faults', [fc.array(serviceFault, { maxLength: MAX_REQUESTS_IN_DOUBT })], ({ world }, [faults]) => {
      world.service.faults.splice(0, Number.POSITIVE_INFINITY, ...faults);
    }),
  ),
  ...times(2, () => command('set the clock', [setByMs], ({ world }, [byMs]) => world.time.set(byMs))),
  command('slow store', [fc.constantFrom(1, 1, 20, 200)], ({ world }, [stepMs]) => {
    world.stepMs = stepMs;
  }),
  command('stall', [fc.integer({ min: 100, max: 40_000 })], ({ world }, [durationMs]) => world.stall(durationMs)),
  ...times(2, () =>
    command('sign in or out', [fc.boolean()], ({ world }, [isSignedIn]) => {
      world.isSignedIn = isSignedIn;
    }),
  ),
  ...times(16, () =>
    command('work', [fc.integer({ min: 1, max: MAX_STEPS_AT_ONCE })], ({ world }, [steps]) => world.work(steps)),
  ),
];

/** Repeats a command, so that it occurs more often than others. */
function times<Command>(count: number, create: () => Command): Command[] {
  return Array.from({ length: count }, create);
}

function command<Values extends unknown[]>(
  name: string,
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  run: (simulation: Simulation, values: Values) => void | Promise<void>,
): fc.Arbitrary<AsyncCommand<NoModel, Simulation>> {
  return fc.tuple<Values>(...values).map((chosen) => ({
    check: () => true,
    run: async (_: NoModel, simulation: Simulation) => run(simulation, chosen),
    toString: () => `${name} ${JSON.stringify(chosen)}`,
  }));
}

function act(
  simulation: Simulation,
  at: number,
  what: 'delayedCall' | 'job',
  index: number,
  run: (
    simulation: Simulation,
    process: NonNullable<ReturnType<World['replica']>>,
    request: SimulatedClient['requested'][number],
  ) => void,
): void {
  const process = simulation.world.replica(at) ?? simulation.world.anyReplica;
  const known = simulation.client.requested.filter((request) => request.what === what);
  const request = known.at(-1 - (index % Math.max(known.length, 1)));
  if (process && request) run(simulation, process, request);
}

import fc, { type AsyncCommand } from 'fast-check';
import type { SimulatedClient, WantedChange } from './client.ts';
import type { ServiceFault } from './service-model.ts';
import type { StoreFault, World } from './world.ts';

/** What a command acts on. */
export type Simulation = { world: World; client: SimulatedClient };

/** Nothing is foretold of a run: it is judged by its history. */
type NoModel = Record<never, never>;

const REPLICAS = 3;
const MAX_STEPS_AT_ONCE = 40;

const replica = fc.nat(REPLICAS - 1);
const change = fc.constantFrom<WantedChange['kind']>('rename', 'share').map((kind): WantedChange => ({ kind }));
const picked = fc.nat(7);
const serviceFault = fc.constantFrom<ServiceFault>('quota', 'refused', 'unreachable', 'responseLost');
const storeFault = fc.constantFrom<StoreFault>('before', 'after');
const control = fc.constantFrom('pause', 'resume', 'stop', 'retry');

/** What may happen in a world: clients ask, processes start and are lost, clocks are set, stores and services fail. */
export const simulationCommands: fc.Arbitrary<AsyncCommand<NoModel, Simulation>>[] = [
  command('hold', [replica, change, fc.nat(5_000)], ({ world, client }, [at, wanted, holdMs]) => {
    client.hold(world.replica(at), wanted, holdMs);
  }),
  command(
    'job',
    [replica, fc.array(change, { minLength: 1, maxLength: 6 }), fc.boolean()],
    (simulation, [at, wanted, isAtomic]) => {
      simulation.client.startJob(simulation.world.replica(at), wanted, isAtomic);
    },
  ),
  command('cancel', [replica, picked], (simulation, [at, index]) => {
    act(simulation, at, 'delayedCall', index, ({ client }, process, request) => client.cancel(process, request));
  }),
  command('look', [replica, picked], (simulation, [at, index]) => {
    act(simulation, at, 'delayedCall', index, ({ client }, process, request) => client.look(process, request));
  }),
  ...Array.from({ length: 3 }, () =>
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
      for (let index = 0; index < count; index += 1) world.failStore(at, fault, after + index);
    },
  ),
  command('lose and start', [replica], ({ world }, [at]) => {
    world.crash(at);
    world.start(at);
  }),
  command('service fault', [serviceFault], ({ world }, [fault]) => {
    world.service.faults.push(fault);
  }),
  command('set the clock', [fc.integer({ min: -90_000, max: 90_000 })], ({ world }, [byMs]) => world.time.set(byMs)),
  command('stall', [fc.integer({ min: 100, max: 40_000 })], ({ world }, [durationMs]) => world.stall(durationMs)),
  command('sign in or out', [fc.boolean()], ({ world }, [isSignedIn]) => {
    world.isSignedIn = isSignedIn;
  }),
  ...Array.from({ length: 8 }, () =>
    command('work', [fc.integer({ min: 1, max: MAX_STEPS_AT_ONCE })], ({ world }, [steps]) => world.work(steps)),
  ),
];

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
  const process = simulation.world.replica(at);
  const known = simulation.client.requested.filter((request) => request.what === what);
  const request = known[index % Math.max(known.length, 1)];
  if (process && request) run(simulation, process, request);
}

import type { PropertyChange, ScriptEnd, ScriptLogEntry, ScriptRun, TriggerChange } from '#core/script-engine.ts';

/** Bounds of every run. */
export type RunLimits = {
  timeoutMs: number;
  /** All memory of a run, the engine's own included. */
  memoryBytes: number;
};

/** What a worker is started with. */
export type WorkerSettings = { limits: RunLimits };

/** To a worker. It gets the next run only after the end of the one before. */
export type WorkerRequest = { run: ScriptRun };

/** From a worker while a run is under way: sent at once, so that it outlives a worker that has to be stopped. */
export type RunEvent =
  | { kind: 'log'; entry: ScriptLogEntry }
  | { kind: 'property'; change: PropertyChange }
  | { kind: 'trigger'; change: TriggerChange };

/** From a worker: the run begins, events of the run, its end. */
export type WorkerMessage = { kind: 'begin' } | RunEvent | { kind: 'end'; end: ScriptEnd };

import type { MessagePort } from 'node:worker_threads';
import type {
  PropertyChange,
  ScriptEnd,
  ScriptLogEntry,
  ScriptRun,
  TriggerChange,
} from '#core/operations/script-engine.ts';

/** Bounds of every run. */
export type RunLimits = {
  timeoutMs: number;
  /** All memory of a run, the engine's own included. */
  memoryBytes: number;
};

/** What a worker is started with. */
export type WorkerSettings = {
  limits: RunLimits;
  /** Where replies of the services come in, and what wakes the thread that waits for one. */
  replies: { port: MessagePort; signal: SharedArrayBuffer };
};

/** To a worker. It gets the next run only after the end of the one before. */
export type WorkerRequest = { run: ScriptRun };

/** From a worker while a run is in progress: sent at once, so that it outlives a worker that has to be stopped. */
export type RunEvent =
  | { kind: 'log'; entry: ScriptLogEntry }
  | { kind: 'property'; change: PropertyChange }
  | { kind: 'trigger'; change: TriggerChange };

/** From a worker: the run begins, events of the run, its requests to the services, its end. */
export type WorkerMessage =
  | { kind: 'begin' }
  | RunEvent
  | { kind: 'request'; request: ServiceRequest }
  | { kind: 'end'; end: ScriptEnd };

/** A script's request to the services, which another thread performs while this one waits. */
export type ServiceRequest = { id: number; name: string; argumentsJson: string };

/** To a worker that waits for it: the result as JSON, or what the script gets to read. */
export type ServiceReply = { id: number } & ({ json: string | undefined } | { error: string });

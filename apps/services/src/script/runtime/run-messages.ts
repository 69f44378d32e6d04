import type { MessagePort } from 'node:worker_threads';
import type {
  PropertyChange,
  ScriptLogEntry,
  ScriptResult,
  ScriptRun,
  TriggerChange,
} from '#core/operations/script-engine.ts';

/** Limits of every run. */
export type RunLimits = {
  timeoutMs: number;
  /** Total memory of a run, including the engine. */
  memoryBytes: number;
};

/** The data that a worker is started with. */
export type WorkerSettings = {
  limits: RunLimits;
  /** The port for service replies, and the signal that wakes the thread waiting for one. */
  replies: { port: MessagePort; signal: SharedArrayBuffer };
};

/** Message to a worker. It receives the next run only after the previous one has ended. */
export type WorkerRequest = { run: ScriptRun };

/** Message from a worker during a run. Sent immediately, so that it is not lost if the worker has to be terminated. */
export type RunEvent =
  | { kind: 'log'; entry: ScriptLogEntry }
  | { kind: 'property'; change: PropertyChange }
  | { kind: 'trigger'; change: TriggerChange };

/** Message from a worker: the start of the run, its events, its requests to the services, its end. */
export type WorkerMessage =
  | { kind: 'begin' }
  | RunEvent
  | { kind: 'request'; request: ServiceRequest }
  | { kind: 'end'; end: ScriptResult };

/** A script's request to the services, which another thread handles while this one waits. */
export type ServiceRequest = { id: number; name: string; argumentsJson: string };

/** Reply to a waiting worker: the result as JSON, or the error for the script. */
export type ServiceReply = { id: number } & ({ json: string | undefined } | { error: string });

import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerMessage, WorkerRequest, WorkerSettings } from './run-messages.ts';
import { runScript } from './run-script.ts';

const { limits }: WorkerSettings = workerData;
const send = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', ({ run }: WorkerRequest) => {
  send({ kind: 'begin' });
  // A rejection ends this worker; the pool learns of it and takes another one.
  void runScript(run, limits, send).then((end) => send({ kind: 'end', end }));
});

import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { CallChannel } from './call-channel.ts';
import type { WorkerMessage, WorkerRequest, WorkerSettings } from './run-messages.ts';
import { runScript } from './run-script.ts';

const { limits, replies }: WorkerSettings = workerData;
const send = (message: WorkerMessage) => parentPort?.postMessage(message);
const channel = new CallChannel(replies, (request) => send({ kind: 'request', request }));

flushCompileCache();

parentPort?.on('message', ({ run }: WorkerRequest) => {
  send({ kind: 'begin' });
  // A rejection ends this worker. The pool detects this and uses another one.
  void runScript(run, limits, { emit: send, channel }).then((end) => send({ kind: 'end', end }));
});

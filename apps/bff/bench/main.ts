// Measures the console: calls and content compared with its peers, slow and stalled clients, live streams, replicas, and the
// resource usage of its processes.
import { measureLiveStreams } from './live-streams.ts';
import { findMissingPrograms } from './missing-programs.ts';
import { measurePrograms } from './programs.ts';
import { measureProxiedCalls } from './proxied-calls.ts';
import { measureReplicas } from './replicas.ts';
import { measureSlowTransfers } from './slow-transfers.ts';
import { measureStalledReaders } from './stalled-readers.ts';
import { measureUploadedContent } from './uploaded-content.ts';

const EXIT_UNAVAILABLE = 69; // EX_UNAVAILABLE of sysexits.h

const missing = findMissingPrograms(['wrk', 'curl', 'taskset']);
if (missing.length > 0) {
  process.stderr.write(
    `To measure the console, ${missing.join(', ')} is missing. On Debian: apt-get install wrk curl util-linux\n`,
  );
  process.exitCode = EXIT_UNAVAILABLE;
} else {
  await measureProxiedCalls();
  await measureUploadedContent();
  await measureSlowTransfers();
  await measureLiveStreams();
  await measureStalledReaders();
  await measureReplicas();
  await measurePrograms();
}

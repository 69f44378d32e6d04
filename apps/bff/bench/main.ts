// Measures the console: calls beside nginx, live streams, and what its processes take.
import { measureLiveStreams } from './live-streams.ts';
import { findMissingPrograms } from './nginx.ts';
import { measurePrograms } from './programs.ts';
import { measureProxiedCalls } from './proxied-calls.ts';

const EXIT_UNAVAILABLE = 69; // EX_UNAVAILABLE of sysexits.h

const missing = findMissingPrograms();
if (missing.length > 0) {
  process.stderr.write(
    `To measure beside nginx, ${missing.join(', ')} is missing. On Debian: apt-get install nginx-light wrk util-linux\n`,
  );
  process.exitCode = EXIT_UNAVAILABLE;
} else {
  await measureProxiedCalls();
  await measureLiveStreams();
  await measurePrograms();
}

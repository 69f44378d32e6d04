// The production console, except that a few users may make as many requests as many users would.

import { startBff } from '#app/start.ts';
import { parseConfig } from '#platform/config/config.ts';
import { collectGarbage } from '#testing/faults/collect-garbage.ts';

const NO_LIMIT = 1_000_000_000;

const parsed = parseConfig(process.env);
if ('problems' in parsed) throw new Error(parsed.problems.join('\n'));
const rates = { sessionPerSecond: NO_LIMIT, uploadsPerMinute: NO_LIMIT, highRiskPerMinute: NO_LIMIT };
const bff = await startBff(parsed.config, { rates });
// Measures live memory, without garbage that has not been collected yet.
process.on('SIGUSR2', () => collectGarbage());
process.once('SIGTERM', () => void bff.close().then(() => process.exit(0)));

// The console as it runs everywhere, except that a few people may ask for as much as many.

import { startBff } from '#app/start.ts';
import { parseConfig } from '#platform/config/config.ts';
import { collectGarbage } from '#testing/faults/collect-garbage.ts';

const NO_LIMIT = 1_000_000_000;

const parsed = parseConfig(process.env);
if ('problems' in parsed) throw new Error(parsed.problems.join('\n'));
const rates = { sessionPerSecond: NO_LIMIT, uploadsPerMinute: NO_LIMIT, highRiskPerMinute: NO_LIMIT };
const bff = await startBff(parsed.config, { rates });
// What is measured is what the console holds, not what it has not collected yet.
process.on('SIGUSR2', () => collectGarbage());
process.once('SIGTERM', () => void bff.close().then(() => process.exit(0)));

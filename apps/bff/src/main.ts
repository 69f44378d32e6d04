import { collectAfterStart } from '@rotunda/collect-garbage';
import { KeyRingError } from '#vault/key-ring.ts';
import { parseConfig } from './config.ts';
import { endWithProcess } from './end-with-process.ts';
import { startBff } from './start.ts';
import { StartError } from './start-error.ts';

const EXIT_CONFIGURATION = 78; // EX_CONFIG of sysexits.h

const parsed = parseConfig(process.env);
if ('problems' in parsed) {
  process.stderr.write(`${parsed.problems.join('\n')}\n`);
  process.exitCode = EXIT_CONFIGURATION;
} else if (process.argv.includes('--check')) {
  process.stdout.write('The configuration is usable.\n');
} else {
  try {
    const bff = await startBff(parsed.config);
    endWithProcess(bff);
    process.stdout.write(`The console is at ${bff.origin}\n`);
    collectAfterStart();
  } catch (error) {
    if (!(error instanceof StartError || error instanceof KeyRingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

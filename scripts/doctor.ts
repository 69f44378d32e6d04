// pnpm run doctor: checks the configuration and everything that the console depends on, and reports which settings to change.
import { runDoctor } from '@rotunda/bff/doctor';
import { parseStackConfig } from './stack.ts';

const parsed = parseStackConfig(process.env);
await runDoctor('problems' in parsed ? parsed : { config: parsed.config.bff }, process.argv.slice(2));

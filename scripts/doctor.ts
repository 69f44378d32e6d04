// pnpm run doctor: checks the configuration and everything that the console depends on, and reports which settings to change.
import { runDoctor } from '@rotunda/bff/doctor';
import { parseStackConfig, type StackConfig } from './stack.ts';

const parsed = parseStackConfig(process.env);
await runDoctor('problems' in parsed ? parsed : toChecked(parsed.config), process.argv.slice(2));

function toChecked({ bff, services }: StackConfig) {
  return { config: bff, embeddedOrigin: services && `http://${services.host}:${services.port}` };
}

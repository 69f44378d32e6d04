// Measures a part of the product, at real size, and prints a table.
import { runSteps } from './run-steps.ts';

const parts: Readonly<Record<string, string>> = {
  services: 'apps/services/bench/main.ts',
  uploads: 'apps/bff/bench/uploads.ts',
};

const [part = 'services'] = process.argv.slice(2);
const program = parts[part];
if (program === undefined) {
  process.stderr.write(
    `There is nothing to measure by the name of ${part}; there is: ${Object.keys(parts).join(', ')}\n`,
  );
  process.exitCode = 64;
} else {
  process.exitCode = await runSteps([{ title: `Measuring ${part}`, command: 'node', args: [program] }]);
}

import { checkSteps } from './steps/check-steps.ts';
import { runSteps } from './steps/run-steps.ts';

process.exitCode = await runSteps([checkSteps]);

import { calendarInputs } from './calendar-inputs.ts';
import { consoleInputs } from './console-inputs.ts';
import { driveInputs } from './drive-inputs.ts';
import type { HostileInput, HostileTargets } from './hostile-input.ts';
import { scriptInputs } from './script-inputs.ts';

/** Returns the inputs for all operations that loop over their input, with these resources. */
export function hostileCorpus(targets: HostileTargets): HostileInput[] {
  return [calendarInputs, driveInputs, scriptInputs, consoleInputs].flatMap((inputs) => inputs(targets));
}

import { calendarInputs } from './calendar-inputs.ts';
import { consoleInputs } from './console-inputs.ts';
import { driveInputs } from './drive-inputs.ts';
import type { HostileInput, HostileTargets } from './hostile-input.ts';
import { scriptInputs } from './script-inputs.ts';

/** Inputs over all operations that loop on what they are sent, about these resources. */
export function hostileCorpus(targets: HostileTargets): HostileInput[] {
  return [calendarInputs, driveInputs, scriptInputs, consoleInputs].flatMap((inputs) => inputs(targets));
}

// Measures how long the servers stand still under inputs made to stop them.
import { measureHostileInputs } from './hostile-inputs.ts';

await measureHostileInputs();

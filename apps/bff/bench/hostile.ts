// Measures how long the servers stall on inputs designed to block them.
import { measureHostileInputs } from './hostile-inputs.ts';

await measureHostileInputs();

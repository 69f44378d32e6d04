// All that a start imports, for whoever compiles ahead. Starts nothing.
import './start.ts';
import '@rotunda/services/all-code';

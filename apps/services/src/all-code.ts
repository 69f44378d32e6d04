// All that a start imports, also what it finds by name, for whoever compiles ahead. Starts nothing.
import './command.ts';
import './serve.ts';
import '#identity/token-command.ts';
import { loadHandlers } from '#core/load-handlers.ts';
import { loadChangeSources } from '#core/push/load-change-sources.ts';

await loadHandlers();
await loadChangeSources();

/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
/** @import { ScriptLogLevel } from '#core/operations/script-engine.ts' */
import { formatMessage } from '#script/runtime/sandbox/host/format-message.js';

/**
 * Creates the scripts' `console`: every call adds an entry to the execution's log.
 * @param {Host} host
 */
export function createConsole(host) {
  /** @type {Map<string, number>} */
  const timers = new Map();
  /** @param {ScriptLogLevel} level */
  const at =
    (level) =>
    /** @param {unknown[]} args */
    (...args) => {
      host('log', [level, formatMessage(args)]);
    };
  const info = at('INFO');
  return {
    log: at('DEBUG'),
    info,
    warn: at('WARNING'),
    error: at('ERROR'),
    /** @param {string} label */
    time(label = 'default') {
      timers.set(label, Date.now());
    },
    /** @param {string} label */
    timeEnd(label = 'default') {
      const startMs = timers.get(label);
      if (startMs === undefined) return;
      timers.delete(label);
      info(`${label}: ${Date.now() - startMs}ms`);
    },
  };
}

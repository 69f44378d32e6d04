/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { formatValue } from '#script/runtime/sandbox/host/format-message.js';
import { publicService } from '#script/runtime/sandbox/host/public-object.js';

/**
 * Creates the scripts' `Logger`. Its entries are logged like those of `console`, and can be read within the run.
 * @param {Host} host
 */
export function createLogger(host) {
  /** @type {string[]} */
  let entries = [];
  const logger = publicService('Logger', {
    /**
     * @param {unknown} data A text in which each `%s` is replaced by a value, or any single value.
     * @param {unknown[]} values
     */
    log(data, ...values) {
      const text = formatValue(data).replace(/%s/g, (placeholder) =>
        values.length === 0 ? placeholder : formatValue(values.shift()),
      );
      entries.push(text);
      host('log', ['INFO', text]);
      return logger;
    },
    getLog: () => entries.map((text) => `${text}\n`).join(''),
    clear() {
      entries = [];
    },
  });
  return logger;
}

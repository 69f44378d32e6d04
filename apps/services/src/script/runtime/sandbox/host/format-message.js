import { PublicObject } from './public-object.js';

/**
 * Formats a value for the log: strings unchanged, everything else in a distinguishable form.
 * @param {unknown} value
 * @returns {string}
 */
export function formatValue(value) {
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return `[Function: ${value.name || '(anonymous)'}]`;
  if (value instanceof Error) return `${value.name}: ${value.message}\n${value.stack ?? ''}`.trimEnd();
  if (value instanceof Date) return value.toString();
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof PublicObject) return String(value);
  try {
    return JSON.stringify(value) ?? Object.prototype.toString.call(value);
  } catch {
    return Object.prototype.toString.call(value); // The value is circular or contains a BigInt.
  }
}

/**
 * Formats the arguments of a log call as one line: fills the placeholders of the first argument and appends the rest.
 * @param {readonly unknown[]} args
 * @returns {string}
 */
export function formatMessage(args) {
  const [template, ...values] = args;
  if (typeof template !== 'string') return args.map(formatValue).join(' ');
  const text = template.replace(/%[sdifjoO%]/g, (placeholder) => {
    if (placeholder === '%%') return '%';
    return values.length === 0 ? placeholder : formatPlaceholder(placeholder, values.shift());
  });
  return [text, ...values.map(formatValue)].join(' ');
}

/**
 * @param {string} placeholder
 * @param {unknown} value
 */
function formatPlaceholder(placeholder, value) {
  if (placeholder === '%d' || placeholder === '%i') return String(Math.trunc(Number(value)));
  return placeholder === '%f' ? String(Number(value)) : formatValue(value);
}

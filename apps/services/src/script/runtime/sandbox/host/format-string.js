const DIRECTIVE = /%(?<flags>[-0]*)(?<width>\d{0,3})(?:\.(?<precision>\d{1,2}))?(?<type>[sdfxX%])/g;

/**
 * Fills the `%s`, `%d`, `%f` and `%x` of a template with values, with width, precision and padding as in C.
 * @param {string} template
 * @param {unknown[]} values
 */
export function formatString(template, ...values) {
  return String(template).replace(DIRECTIVE, (directive, flags, width, precision, type) => {
    if (type === '%') return '%';
    if (values.length === 0) return directive;
    const text = formatOne(type, precision, values.shift());
    if (flags.includes('-')) return text.padEnd(Number(width));
    const isPaddedWithZeros = flags.includes('0') && type !== 's';
    if (!isPaddedWithZeros) return text.padStart(Number(width));
    const sign = text.startsWith('-') ? '-' : '';
    return sign + text.slice(sign.length).padStart(Number(width) - sign.length, '0');
  });
}

/**
 * @param {string} type
 * @param {string | undefined} precision
 * @param {unknown} value
 */
function formatOne(type, precision, value) {
  if (type === 's') return String(value).slice(0, precision === undefined ? undefined : Number(precision));
  if (type === 'f') return Number(value).toFixed(precision === undefined ? 6 : Number(precision));
  const integer = Math.trunc(Number(value));
  if (type === 'd') return String(integer);
  const hexadecimal = integer.toString(16);
  return type === 'X' ? hexadecimal.toUpperCase() : hexadecimal;
}

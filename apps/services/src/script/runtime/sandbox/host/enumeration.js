/**
 * Creates an enumeration whose values equal their names.
 * @param {readonly string[]} names
 * @returns {Readonly<Record<string, string>>}
 */
export function toEnumeration(names) {
  return Object.freeze(Object.fromEntries(names.map((name) => [name, name])));
}

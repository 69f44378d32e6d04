/** Returns a property of an unknown value, or undefined if it is missing or the value is not an object. */
export function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

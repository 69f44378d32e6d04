/** A member of something of which nothing is known; undefined when it is not there, or this is no object. */
export function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

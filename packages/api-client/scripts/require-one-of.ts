/** Returns the value of a trait. Throws an error with the operation and the allowed values if it is missing or unknown. */
export function requireOneOf<T extends string>(known: readonly T[], id: string, trait: string, value: unknown): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Error(`${id}: ${trait} is missing or not one of ${known.join(', ')}`);
  return found;
}

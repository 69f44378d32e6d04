/** One value to choose. */
export type Choice<Value extends string> = { value: Value; label: string };

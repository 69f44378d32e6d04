/** A selectable value. */
export type Choice<Value extends string> = {
  value: Value;
  label: string;
  /** The ID of the value, if the list shows it as well. */
  id?: string;
  /** The effect of the choice. */
  detail?: string;
};

/** One value to choose. */
export type Choice<Value extends string> = {
  value: Value;
  label: string;
  /** The id that it stands for, where a list says that too. */
  id?: string;
  /** What choosing it leads to. */
  detail?: string;
};

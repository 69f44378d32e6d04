import type { Choice } from '#ui/fields/choice.ts';

/** A filter of a list. */
export type Filter = {
  /** The name in the URL, and before the colon when typed. */
  name: string;
  label: string;
  /** The allowed values, with descriptions. Any number can be selected. If undefined, any text is allowed. */
  choices?: readonly (Choice<string> & { description?: string })[];
  /** Validates a text. Returns the error message, if any. */
  check?: (text: string) => string | undefined;
  /** The reason why the filter is unavailable. */
  disabledReason?: string | undefined;
  /** Whether the filter can be typed with the others but is shown by its own control. */
  isShownElsewhere?: boolean;
  /** Whether the filter only applies to loaded rows, because the service does not support it. */
  isClientSide?: boolean;
};

/** The filter values by name. Undefined ones do not filter. */
export type FilterValues = Readonly<Record<string, string | string[] | undefined>>;

/** Describes the value of a filter. */
export function formatFilterValue({ choices }: Pick<Filter, 'choices'>, value: string | readonly string[]): string {
  return [value]
    .flat()
    .map((word) => choices?.find((choice) => choice.value === word)?.label ?? word)
    .join(', ');
}

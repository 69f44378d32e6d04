import type { Choice } from '#ui/fields/choice.ts';

/** One way to narrow a list. */
export type Filter = {
  /** Stands for it in the address, and before the colon when it is typed. */
  name: string;
  label: string;
  /** Values that it takes, any number of them, with what each means. Any text without. */
  choices?: readonly (Choice<string> & { description?: string })[];
  /** What is wrong with a text, if anything. */
  check?: (text: string) => string | undefined;
  /** Why it cannot be used now. */
  disabledReason?: string | undefined;
  /** Can be typed with the others, but is shown by a control of its own. */
  isShownElsewhere?: boolean;
  /** Only loaded rows are looked through: the service knows no such filter. */
  isClientSide?: boolean;
};

/** Values of filters by name; what is absent does not narrow. */
export type FilterValues = Readonly<Record<string, string | string[] | undefined>>;

/** A value of a filter in words. */
export function filterWords({ choices }: Pick<Filter, 'choices'>, value: string | readonly string[]): string {
  return [value]
    .flat()
    .map((word) => choices?.find((choice) => choice.value === word)?.label ?? word)
    .join(', ');
}

/** A property in jCal (RFC 7265): name, parameters, type and values. */
type JCalProperty = [name: string, parameters: Readonly<Record<string, unknown>>, type: string, ...values: unknown[]];

/** A calendar, event or other component in jCal. */
type JCalComponent = [name: string, properties: readonly JCalProperty[], components: readonly JCalComponent[]];

const LINE_BREAK = /\r\n?|[\n\u0085\u2028\u2029]/gu;
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/**
 * Returns a component in jCal, such as a calendar, whose values fit on their lines in iCalendar (RFC 5545). Otherwise, a line
 * break in a name would begin another property or event. Texts and parameters keep line breaks, which are escaped; in other
 * values, they become spaces. Other control characters are removed.
 */
export function toIcalValues(component: unknown[]): unknown[] {
  return toComponent(component as JCalComponent);
}

function toComponent([name, properties, components]: JCalComponent): JCalComponent {
  return [name, properties.map(toProperty), components.map(toComponent)];
}

function toProperty([name, parameters, type, ...values]: JCalProperty): JCalProperty {
  const own = Object.entries(parameters).map(([key, value]) => [key, toValue(value, '\n')]);
  return [name, Object.fromEntries(own), type, ...values.map((value) => toValue(value, type === 'text' ? '\n' : ' '))];
}

function toValue(value: unknown, lineBreak: string): unknown {
  if (Array.isArray(value)) return value.map((each) => toValue(each, lineBreak));
  return typeof value === 'string' ? value.replaceAll(LINE_BREAK, lineBreak).replaceAll(CONTROL, '') : value;
}

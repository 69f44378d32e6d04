/** What is said of a fault in the console itself: only its own words lead to the cause. */
export function explainFault({ name, message }: Error): string {
  const cause = message === '' ? name : message.replace(/\.$/, '');
  return `Something went wrong in the console: ${cause}. If trying again does not help, send the report to support.`;
}

/** Describes an error in the console itself, including its message, because only the message leads to the cause. */
export function explainFault({ name, message }: Error): string {
  const cause = message === '' ? name : message.replace(/\.$/, '');
  return `Something went wrong in the console: ${cause}. If trying again does not help, send the report to support.`;
}

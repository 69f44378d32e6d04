/** The parsed description of a deployment: its permanent name, and the message of its last change. */
export type DeploymentText = { name: string; message: string };

/** Parses a description, which is the only text of a deployment: the first line is the name, the rest the message. */
export function readDeploymentText(description = ''): DeploymentText {
  const [name = '', ...rest] = description.split('\n');
  return { name: name.trim(), message: rest.join('\n').trim() };
}

/** Returns the description for a name and a message. */
export function toDescription({ name, message }: DeploymentText): string {
  return message.trim() === '' ? name.trim() : `${name.trim()}\n\n${message.trim()}`;
}

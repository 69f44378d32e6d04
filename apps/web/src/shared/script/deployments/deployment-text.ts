/** What the description of a deployment says: its name, which stays, and the message of its last change. */
export type DeploymentText = { name: string; message: string };

/** Reads a description, which is the only text of a deployment: the first line is the name, the rest the message. */
export function readDeploymentText(description = ''): DeploymentText {
  const [name = '', ...rest] = description.split('\n');
  return { name: name.trim(), message: rest.join('\n').trim() };
}

/** The description for a name and a message. */
export function toDescription({ name, message }: DeploymentText): string {
  return message.trim() === '' ? name.trim() : `${name.trim()}\n\n${message.trim()}`;
}

import { randomBytes } from 'node:crypto';

/** A new id of a project: 57 URL-safe characters that start with 1. */
export function newScriptId(): string {
  return `1${randomBytes(42).toString('base64url')}`;
}

/** A new id of a deployment: 73 URL-safe characters with the start by which clients know one. */
export function newDeploymentId(): string {
  return `AKfycb${randomBytes(50).toString('base64url')}`;
}

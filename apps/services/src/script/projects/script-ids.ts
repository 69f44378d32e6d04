import { randomBytes } from 'node:crypto';

/** Generates a project ID: 57 URL-safe characters that start with 1. */
export function generateScriptId(): string {
  return `1${randomBytes(42).toString('base64url')}`;
}

/** Generates a deployment ID: 73 URL-safe characters with the prefix that clients expect. */
export function generateDeploymentId(): string {
  return `AKfycb${randomBytes(50).toString('base64url')}`;
}

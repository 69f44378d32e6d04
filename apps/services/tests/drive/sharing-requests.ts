import type { drive_v3 } from '@googleapis/drive';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs } from './drive-client.ts';

/** Starts services with Ana, Bo, Chen and Dina of one organisation, Pat of another, and a group that contains Chen. */
export async function startSharingServices(): Promise<TestServices> {
  const services = await startTestServices();
  for (const name of ['ana', 'bo', 'chen', 'dina']) services.account(`${name}@example.com`);
  services.account('pat@partner.example');
  services.db.run("INSERT INTO groups VALUES ('g', 'team@example.com', 'Team', '90000000000000000001', 'example.com')");
  services.db.run("INSERT INTO group_members VALUES ('g', ?)", services.account('chen@example.com').id);
  return services;
}

/** Creates a file of Ana. Resolves to its ID. */
export async function createFile(services: TestServices, file: drive_v3.Schema$File = {}): Promise<string> {
  const { data } = await driveAs(services, 'ana@example.com').files.create({
    requestBody: { name: 'plan.txt', ...file },
  });
  return data.id ?? '';
}

/** Grants a user of Ana's organisation a role on a file, as Ana and without a notification. */
export function shareFile(services: TestServices, fileId: string, name: string, role: string, options: object = {}) {
  return driveAs(services, 'ana@example.com').permissions.create({
    fileId,
    requestBody: { type: 'user', role, emailAddress: `${name}@example.com` },
    sendNotificationEmail: false,
    ...options,
  });
}
